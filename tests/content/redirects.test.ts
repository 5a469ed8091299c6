import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import redirects from '../../src/data/redirects.json';

const route = z.string().regex(/^\/[\w/.-]*$/);
const schema = z.array(z.strictObject({to: route, from: z.array(route).min(1)}));
const sources = redirects.flatMap(({from}) => from);
const targets: string[] = redirects.map(({to}) => to);

describe('redirects of old addresses', () => {
  it('are lists of addresses below the base URL', () => {
    expect(schema.safeParse(redirects).error).toBeUndefined();
  });

  it('lead each address to one page', () => {
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    expect(targets.filter((target, index) => targets.indexOf(target) !== index)).toEqual([]);
  });

  it('never lead to another redirect', () => {
    expect(sources.filter((source) => targets.includes(source))).toEqual([]);
  });
});
