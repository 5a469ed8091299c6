// Builds the site and treats every warning of the build as a failure, naming it.
import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** Warnings that are known and wanted, each with its reason. */
const ACCEPTED = [
  // The file belongs to the project's layout; tools outside the build read it.
  /^- Your site is using the SWC js loader\. You can safely remove the Babel config file/,
];
/** Stands above a list of warnings and says nothing itself. */
const LIST_HEADER = /^\[WARNING\] Docusaurus site warnings:$/;
const WARNING = /^\[WARNING\]|^- /;

const DOCUSAURUS = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));

const child = spawn(process.execPath, [DOCUSAURUS, 'build', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'pipe'],
  env: {...process.env, FORCE_COLOR: '0'},
});

const warnings = [];

function readLines(stream, output) {
  let rest = '';
  const readLine = (line) => {
    if (LIST_HEADER.test(line) || ACCEPTED.some((pattern) => pattern.test(line))) return;
    if (WARNING.test(line)) warnings.push(line);
    output.write(`${line}\n`);
  };
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    lines.forEach(readLine);
  });
  stream.on('end', () => rest && readLine(rest));
}

readLines(child.stdout, process.stdout);
readLines(child.stderr, process.stderr);
child.on('close', (code) => {
  if (code === 0 && warnings.length > 0) {
    process.stderr.write(
      `\nThe build printed ${warnings.length} warning(s); mend what they name:\n${warnings.join('\n')}\n`,
    );
  }
  process.exitCode = code || (warnings.length > 0 ? 1 : 0);
});
