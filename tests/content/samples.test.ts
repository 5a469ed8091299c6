import {expect, it} from 'vitest';
import {listMarkdown} from '../support/pages';
import {checkSamples, readSamples, type Sample} from '../support/samples';

function sample(page: string, code: string, more: Partial<Sample> = {}): Sample {
  const rest = {title: undefined, context: undefined, expectedError: undefined};
  return {where: `${page}:1`, group: page, language: 'ts', code, ...rest, ...more};
}

/** The functions of the migration guide declare what they read themselves, as the old packages are gone by then. */
const TAKES_WHAT_LIBRARIES_SAVE = `
  import type {IJsonModel} from 'flexlayout-react';
  import type {ResolvedLayoutConfig} from 'golden-layout';
  import type {LayoutBase} from 'rc-dock';
  import type {MosaicNode} from 'react-mosaic-component';
  import {fromFlexLayout} from './fromFlexLayout';
  import {fromGoldenLayout} from './fromGoldenLayout';
  import {fromMosaic} from './fromMosaic';
  import {fromRcDock} from './fromRcDock';

  const describe = () => ({component: 'note'});
  export const layouts = [
    (saved: ResolvedLayoutConfig) => fromGoldenLayout(saved, 1000, 600),
    (saved: LayoutBase) => fromRcDock(saved, describe, 1000, 600),
    (saved: IJsonModel) => fromFlexLayout(saved, 1000, 600),
    (saved: MosaicNode<string>) => fromMosaic(saved, describe, 1000, 600),
  ];
`;

/** Samples for the check itself: compiled with those of the docs, as starting the compiler takes most of its time. */
const INVENTED = [
  sample(
    'member',
    "import type {DockviewApi} from 'dockview-core';\nexport const f = (api: DockviewApi) => api.nope();\n",
  ),
  sample('shown', 'export const width: number = "wide";\n', {expectedError: 'TS2322'}),
  sample('missing', 'export const width: number = 1;\n', {expectedError: 'TS2322'}),
  sample('pair', 'export const a = 1;\n', {title: 'a.ts'}),
  sample('docs/help/migrate.mdx', TAKES_WHAT_LIBRARIES_SAVE),
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
