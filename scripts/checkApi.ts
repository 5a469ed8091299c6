// Compares the installed library with the history of its releases, counts what the API pages say about it, and prints both.
import {releases} from '../src/plugins/releases/data';
import {auditReference, type Audit} from '../src/plugins/api/audit';
import {libraryVersion, readLibraryApi} from '../src/plugins/api/library';
import {compareSurface, EXPECTED} from '../src/plugins/api/surface';

/** @returns one line for each way in which the installed packages differ from the latest known release. */
function surfaceProblems(): string[] {
  return compareSurface(readLibraryApi())
    .filter(({name}) => !(name in EXPECTED))
    .map(({name, what}) => `${name}: ${what}`)
    .sort();
}

function countLine(label: string, {members, undatable, gaps}: Audit, key: keyof Audit['gaps']): string {
  const expected = key === 'dated' ? members - undatable : members;
  const rest = key === 'dated' ? `, and ${undatable} of types that were never exported` : '';
  return `  ${label.padEnd(10)} ${expected - gaps[key].length} of ${expected}${rest}`;
}

function gapLines({gaps}: Audit): string[] {
  return Object.entries(gaps).flatMap(([key, names]) => names.map((name) => `${name} is not ${key}`));
}

/** Prints lines as a failure, when there are any. */
function fail(lines: string[]): void {
  if (lines.length === 0) return;
  console.error(lines.map((line) => `  ${line}`).join('\n'));
  process.exitCode = 1;
}

function checkSurface(): void {
  const problems = surfaceProblems();
  const verdict = problems.length === 0 ? 'the same' : `${problems.length} differences`;
  console.info(`Installed API ${libraryVersion()} against ${releases.at(-1)!.version} in src/data: ${verdict}`);
  fail(problems);
}

function checkReference(): void {
  const audit = auditReference();
  console.info(`API reference: ${audit.members} members of ${audit.types} types`);
  console.info(countLine('present', audit, 'present'));
  console.info(countLine('described', audit, 'described'));
  console.info(countLine('dated', audit, 'dated'));
  console.info(countLine('linked', audit, 'linked'));
  fail(gapLines(audit));
}

checkSurface();
try {
  checkReference();
} catch (error) {
  fail([error instanceof Error ? error.message : String(error)]);
}
