import {describe, expect, it} from 'vitest';
import {listMarkdown} from '../support/pages';
import {checkSamples, readSamples, type Sample} from '../support/samples';

function sample(code: string, more: Partial<Sample> = {}): Sample {
  const rest = {title: undefined, context: undefined, expectedError: undefined};
  return {where: 'test.mdx:1', group: 'test', language: 'ts', code, ...rest, ...more};
}

describe('code samples of the docs', () => {
  it('compile strictly against the installed packages', () => {
    const samples = listMarkdown('docs').flatMap(readSamples);
    expect(samples.length).toBeGreaterThan(0);
    expect(checkSamples(samples)).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds a wrong member name', () => {
    const code =
      "import type {DockviewApi} from 'dockview-core';\nexport const f = (api: DockviewApi) => api.nope();\n";
    expect(checkSamples([sample(code)])).toEqual([expect.stringContaining('TS2339')]);
  });

  it('accepts the error a sample is meant to show, and asks for it', () => {
    const wrong = 'export const width: number = "wide";\n';
    expect(checkSamples([sample(wrong, {expectedError: 'TS2322'})])).toEqual([]);
    const right = 'export const width: number = 1;\n';
    expect(checkSamples([sample(right, {expectedError: 'TS2322'})])).toEqual([expect.stringContaining('without it')]);
  });

  it('lets neighbouring fences import each other', () => {
    const one = sample('export const a = 1;\n', {title: 'a.ts'});
    const two = sample("import {a} from './a';\nexport const b: number = a;\n", {title: 'b.ts'});
    expect(checkSamples([one, two])).toEqual([]);
  });

  it('names the known contexts when one is mistyped', () => {
    expect(() => checkSamples([sample('', {context: 'nope'})])).toThrow(/Known: .*dock/);
  });
});
