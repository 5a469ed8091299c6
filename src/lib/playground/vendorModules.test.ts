import {expect, it} from 'vitest';
import type {RuntimeModule} from './model';
import {toSandboxModule, withNeeds} from './vendorModules';

const CHUNK = 'assets/chunks/chunk-AB12.js';
const all: RuntimeModule[] = [
  {name: 'react', file: 'assets/vendor/react-CD34.js', needs: [CHUNK]},
  {name: CHUNK, file: CHUNK, needs: []},
  {name: 'dockview', file: 'assets/vendor/dockview-EF56.js', needs: ['react']},
];

it('finds what a package needs, and what that needs', () => {
  expect(withNeeds(all, ['dockview']).map(({name}) => name)).toEqual(['dockview', 'react', CHUNK]);
  expect(() => withNeeds(all, ['nowhere'])).toThrow('There is no module "nowhere"');
});

it('imports by name what was imported by a relative path, and touches nothing else', () => {
  const code = 'import{a as b}from"../chunks/chunk-AB12.js";export*from"./react-CD34.js";log("./other.js");';
  expect(toSandboxModule({...all[2]!, needs: ['react', CHUNK]}, code, all)).toEqual({
    name: 'dockview',
    code: `import{a as b}from"${CHUNK}";export*from"react";log("./other.js");`,
  });
});
