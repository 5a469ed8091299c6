import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../node_modules/.cache/site');

function listFiles(name: string): string[] {
  if (!fs.statSync(name).isDirectory()) return [name];
  return fs
    .readdirSync(name, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Hashes files, or all files in folders, by their paths and contents. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles)) hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * Returns a result that an earlier build has stored in `node_modules/.cache/site`, or makes and stores it.
 * @param name - of the file.
 * @param key - identifies everything the result depends on.
 * @param make - the result has to survive JSON.
 */
export function cached<Result>(name: string, key: string, make: () => Result): Result {
  const file = path.join(FOLDER, `${name}.json`);
  if (fs.existsSync(file)) {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as {key: string; result: Result};
    if (stored.key === key) return stored.result;
  }
  const result = make();
  fs.mkdirSync(FOLDER, {recursive: true});
  // Renaming is atomic: another process may read the file meanwhile.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({key, result}));
  fs.renameSync(draft, file);
  return result;
}
