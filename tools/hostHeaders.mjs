import fs from 'node:fs';
import path from 'node:path';

/** Reads rules such as those of Netlify and Cloudflare Pages: an address, then its headers, indented. */
function parse(text) {
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    if (/^\s/.test(line)) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line);
      rules.at(-1).headers.push([name, value]);
    } else rules.push({path: line, headers: []});
  }
  return rules;
}

function matches(rule, address) {
  return rule.path.endsWith('*') ? address.startsWith(rule.path.slice(0, -1)) : address === rule.path;
}

/**
 * Reads the file `_headers` of a built site.
 * @param {string} folder - of the site; one without such a file sends no headers of its own.
 * @returns {(address: string) => Record<string, string>} finds the headers of a path. As on the hosts, all rules that
 * match apply, and values for the same header are joined.
 */
export function readHostHeaders(folder) {
  const file = path.join(folder, '_headers');
  const rules = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : [];
  return (address) => {
    const found = {};
    for (const [name, value] of rules.filter((rule) => matches(rule, address)).flatMap(({headers}) => headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
    return found;
  };
}
