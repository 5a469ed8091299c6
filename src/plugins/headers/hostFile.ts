import type {Rule} from './rules';

/** What Cloudflare Pages reads of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * Writes rules in the form that Netlify and Cloudflare Pages read from a file `_headers`.
 * @throws Error when they are more than a host reads.
 */
export function writeHostFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`A header has more than ${LONGEST_LINE} characters, which hosts cut off: ${long}`);
  if (rules.length > MOST_RULES)
    throw new Error(`There are ${rules.length} rules of headers; hosts read ${MOST_RULES}.`);
  return lines.join('\n');
}
