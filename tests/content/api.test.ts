import {describe, expect, it} from 'vitest';
import {readDescription} from '../../src/plugins/api/descriptions';
import {readReference} from '../../src/plugins/api/reference';

const types = readReference();

describe('API reference', () => {
  it.each([...types.values()])(
    '$symbol.name: every listed member is described, and nothing else',
    ({symbol, members}) => {
      const description = readDescription(symbol, [...members.keys()]);
      expect(description, `docs/api/_members/${symbol.name}.md is missing`).toBeDefined();
    },
  );
});
