import {describe, expect, it} from 'vitest';
import {flatten, routesOf} from './chunks';

const add = {path: '/docs/panels/add'};
const overview = {path: '/docs/'};
const docs = {path: '/docs', routes: [{path: '/docs', routes: [overview, add]}]};
const routes = [{path: '/blog'}, docs];

describe('the routes of a page', () => {
  it('are those around it and its own', () => {
    expect(routesOf(routes, '/docs/panels/add').map(({path}) => path)).toEqual(['/docs', '/docs', '/docs/panels/add']);
  });

  it('are found whether the address ends in a slash or not', () => {
    expect(routesOf(routes, '/docs').at(-1)).toBe(overview);
    expect(routesOf(routes, '/blog/')).toEqual([{path: '/blog'}]);
  });

  it('are none for an address that is nobody’s', () => {
    expect(routesOf(routes, '/docs/nowhere')).toEqual([]);
  });
});

it('finds the names of chunks at every depth', () => {
  expect(flatten({__comp: 'a', __context: {plugin: 'b'}, items: [{content: 'c'}, {content: 'd'}]})).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
