// Installs the compared libraries at the versions that the comparison names, and checks every cell and size:
// npx tsx scripts/checkComparison.ts
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {libraries} from '../src/lib/comparison';
import {findWrongCells} from '../tests/support/comparison';

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comparison-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  const packages = libraries.map(({package: name, version}) => `${name}@${version}`);
  execFileSync('npm', ['install', '--legacy-peer-deps', ...packages, 'react@19', 'react-dom@19'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const wrong = await findWrongCells(
    folder,
    libraries.map(({package: name}) => name),
  );
  fs.rmSync(folder, {recursive: true});
  if (wrong.length > 0) throw new Error(`The comparison is out of date:\n${wrong.join('\n')}`);
  process.stdout.write('Every cell and size of the comparison holds.\n');
}

void main();
