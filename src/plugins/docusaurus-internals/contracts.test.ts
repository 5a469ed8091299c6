import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkContracts, CONTRACTS} from './contracts';

const ROOT = path.resolve(__dirname, '../../..');
const CASES = CONTRACTS.flatMap(({name, evidence}) => Object.keys(evidence).map((file) => ({name, file})));

/** A project with a copy of the files that show the contracts. */
let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'contracts-'));
  for (const {file} of CASES)
    fs.cpSync(path.join(ROOT, 'node_modules', file), path.join(project, 'node_modules', file));
});

afterEach(() => fs.rmSync(project, {recursive: true}));

it('all contracts hold in the installed packages, and the README explains each', () => {
  expect(() => checkContracts(project)).not.toThrow();
  const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  expect([...readme.matchAll(/^## (.*)$/gm)].map(([, name]) => name)).toEqual(CONTRACTS.map(({name}) => name));
});

it.each(CASES)('a build fails and names "$name" when $file changes', ({name, file}) => {
  fs.writeFileSync(path.join(project, 'node_modules', file), '');
  expect(() => checkContracts(project)).toThrow(name);
  expect(() => checkContracts(project)).toThrow(file);
});
