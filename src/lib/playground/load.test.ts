import {expect, it} from 'vitest';
import {withNeeds} from './load';
import type {RuntimeModule} from './model';

const all: RuntimeModule[] = [
  {name: 'react', file: 'assets/vendor/react-CD34.js', needs: []},
  {name: 'react-dom', file: 'assets/vendor/react-dom-AB12.js', needs: ['react']},
  {name: 'dockview', file: 'assets/vendor/dockview-EF56.js', needs: ['react', 'react-dom']},
];

it('finds what a package needs, and what that needs, once each', () => {
  expect(withNeeds(all, ['dockview']).map(({name}) => name)).toEqual(['dockview', 'react', 'react-dom']);
  expect(() => withNeeds(all, ['nowhere'])).toThrow('There is no module "nowhere"');
});
