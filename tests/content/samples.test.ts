import {beforeAll, describe, expect, it} from 'vitest';
import {listMarkdown} from '../support/pages';
import {checkSamples, readSamples, type Sample} from '../support/samples';

function sample(page: string, code: string, more: Partial<Sample> = {}): Sample {
  const rest = {title: undefined, context: undefined, expectedError: undefined};
  return {where: `${page}.mdx:1`, group: page, language: 'ts', code, ...rest, ...more};
}

const docs = listMarkdown('docs').flatMap(readSamples);

/** Samples for the check itself: compiled with those of the docs, as starting the compiler takes most of its time. */
const invented = [
  sample(
    'member',
    "import type {DockviewApi} from 'dockview-core';\nexport const f = (api: DockviewApi) => api.nope();\n",
  ),
  sample('shown', 'export const width: number = "wide";\n', {expectedError: 'TS2322'}),
  sample('missing', 'export const width: number = 1;\n', {expectedError: 'TS2322'}),
  sample('pair', 'export const a = 1;\n', {title: 'a.ts'}),
  sample('pair', "import {a} from './a';\nexport const b: number = a;\n", {title: 'b.ts'}),
];

let problems: string[] = [];
const problemsOf = (page: string) => problems.filter((problem) => problem.startsWith(`${page}.mdx`));

beforeAll(() => {
  problems = checkSamples([...docs, ...invented]);
});

describe('code samples of the docs', () => {
  it('compile strictly against the installed packages', () => {
    expect(docs.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => problem.startsWith('docs/'))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds a wrong member name', () => {
    expect(problemsOf('member')).toEqual([expect.stringContaining('TS2339')]);
  });

  it('accepts the error a sample is meant to show, and asks for it', () => {
    expect(problemsOf('shown')).toEqual([]);
    expect(problemsOf('missing')).toEqual([expect.stringContaining('without it')]);
  });

  it('lets neighbouring fences import each other', () => {
    expect(problemsOf('pair')).toEqual([]);
  });

  it('names the known contexts when one is mistyped', () => {
    expect(() => checkSamples([sample('context', '', {context: 'nope'})])).toThrow(/Known: .*dock/);
  });
});
