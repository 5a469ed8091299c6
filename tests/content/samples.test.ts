import {expect, it} from 'vitest';
import {listMarkdown} from '../support/pages';
import {checkSamples, readSamples, type Sample} from '../support/samples';

function sample(page: string, code: string, more: Partial<Sample> = {}): Sample {
  const rest = {title: undefined, context: undefined, expectedError: undefined};
  return {where: `${page}:1`, group: page, language: 'ts', code, ...rest, ...more};
}

/** Samples for the check itself: compiled with those of the docs, as starting the compiler takes most of its time. */
const INVENTED = [
  sample(
    'member',
    "import type {DockviewApi} from 'dockview-core';\nexport const f = (api: DockviewApi) => api.nope();\n",
  ),
  sample('shown', 'export const width: number = "wide";\n', {expectedError: 'TS2322'}),
  sample('missing', 'export const width: number = 1;\n', {expectedError: 'TS2322'}),
  sample('pair', 'export const a = 1;\n', {title: 'a.ts'}),
  sample('pair', "import {a} from './a';\nexport const b: number = a;\n", {title: 'b.ts'}),
];

it('code samples of the docs compile strictly against the installed packages, and wrong ones do not', () => {
  const docs = [...listMarkdown('docs'), ...listMarkdown('static/skills')].flatMap(readSamples);
  expect(docs.length).toBeGreaterThan(100);
  expect(checkSamples([...docs, ...INVENTED])).toEqual([
    expect.stringMatching(/^member:1 .*TS2339/),
    expect.stringMatching(/^missing:1.*without it/),
  ]);
  expect(() => checkSamples([sample('context', '', {context: 'nope'})])).toThrow(/Known: .*dock/);
});
