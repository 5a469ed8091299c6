import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {findRelease} from '../../src/plugins/releases/data';
import {declarationTokens} from '../../src/plugins/api/declaration';
import {readDescription, requireDescription} from '../../src/plugins/api/descriptions';
import {apiHistory, historyOf, type HistoryEntry} from '../../src/plugins/api/history';
import {readLibraryApi} from '../../src/plugins/api/library';
import {getEntry, readReference} from '../../src/plugins/api/reference';
import {compareSurface, EXPECTED} from '../support/apiSurface';
import {linkTypes} from '../../src/plugins/api/typeLinks';
import apiLinks from '../../src/plugins/api/remark/apiLinks';
import {readPageTitle} from '../../src/plugins/api/readPageTitle';
import {ROOT} from '../support/pages';

const types = readReference();
const documented = [...types.values()];
const DESCRIPTIONS = path.join(ROOT, 'docs/api/_members');

describe('history of the API', () => {
  it('ends with the public surface of the installed packages, apart from the exceptions it names', () => {
    const names = compareSurface(readLibraryApi()).map(({name}) => name);
    expect(names.sort()).toEqual([...EXPECTED].sort());
  });

  it('notices a member that came, went or changed its kind', () => {
    const api = new Map(readLibraryApi());
    const symbol = api.get('DockviewApi')!;
    const [first, second, ...rest] = symbol.members;
    api.set('DockviewApi', {
      ...symbol,
      members: [{...first!, name: 'brandNew'}, {...second!, kind: 'method'}, ...rest],
    });
    api.delete('themeDark');
    const found = compareSurface(api).filter(({name}) => !EXPECTED.has(name));
    expect(found).toEqual([
      {name: 'DockviewApi.brandNew', what: 'came'},
      {name: `DockviewApi.${second!.name}`, what: 'was getter, is method'},
      {name: `DockviewApi.${first!.name}`, what: 'went'},
      {name: 'themeDark', what: 'went'},
    ]);
  });

  it('names releases there are facts about', () => {
    const versionsOf = ({since, changed = [], members = {}}: HistoryEntry): string[] => [
      since,
      ...changed,
      ...Object.values(members).flatMap(versionsOf),
    ];
    const current = documented.flatMap(({symbol}) => apiHistory[symbol.name] ?? []);
    for (const version of new Set(current.flatMap(versionsOf)))
      findRelease(version.replace('≤', ''), 'apiHistory.json');
  });
});

describe('API reference', () => {
  it('has every member of its types, dated and linked to a guide', () => {
    for (const type of documented.filter(({isNameOnly}) => !isNameOnly)) {
      for (const member of type.symbol.members) {
        const name = `${type.symbol.name}.${member.name}`;
        expect(getEntry(type, member, types)?.entry.guide, name).toBeTruthy();
        // The packages have never exported such types, and the history of the releases is one of exports.
        const isExported = types.get(member.inheritedFrom ?? '')?.symbol.isExported ?? type.symbol.isExported;
        if (isExported) expect(historyOf(type.symbol, member), name).toBeTruthy();
      }
    }
  });

  it('describes what it lists, and nothing else', () => {
    const files = documented.map(({symbol, members}) => requireDescription(symbol.name, [...members.keys()]).file);
    const known = files.map((file) => path.basename(file)).sort();
    expect(fs.readdirSync(DESCRIPTIONS).sort()).toEqual(known);
  });

  it('lets a reader follow every type that a declaration names', () => {
    const declarations = documented.flatMap(({symbol, members, anchor}) => [
      ...(anchor && !symbol.signatures[0]!.startsWith('class')
        ? [{name: symbol.name, declared: symbol.name, code: symbol.signatures}]
        : []),
      ...symbol.members
        .filter((member) => members.has(member.name))
        .map((member) => ({
          name: `${symbol.name}.${member.name}`,
          declared: member.name,
          code: member.signatures,
        })),
    ]);
    expect(declarations.length).toBeGreaterThan(900);
    for (const {name, declared, code} of declarations) {
      linkTypes(declarationTokens(code.join('\n'), declared), name, types);
    }
  });

  it('stops at a type without an entry', () => {
    expect(() => linkTypes(declarationTokens('open(where: Nowhere): void', 'open'), 'Store.open', types)).toThrow(
      /Store\.open names the type "Nowhere", which has no entry.*Add <ApiType name="Nowhere"/,
    );
  });

  it('says what replaces a deprecated member', () => {
    const deprecated = documented.flatMap(({symbol, members}) =>
      symbol.members
        .filter((member) => member.isDeprecated && members.has(member.name))
        .map((member) => ({name: member.name, text: readDescription(symbol.name)?.members.get(member.name)})),
    );
    expect(deprecated).toEqual([
      {name: 'rootOverlayModel', text: expect.stringMatching(/\]\(api:[^)]+\), which replaces/)},
    ]);
  });
});

describe('descriptions', () => {
  it.each([
    ['lacks a member', '## a\n\nText.\n', /add "## b"/],
    ['has one too many', '## a\n\nText.\n\n## b\n\nText.\n\n## c\n\nText.\n', /has no member "c"\. Remove "## c"/],
    ['has one twice', '## a\n\nText.\n\n## a\n\nText.\n', /"## a" stands twice/],
    ['has one without words', '## a\n\n## b\n\nText.\n', /"## a" has no text/],
  ])('stop the build when a file %s, and name the file', (_, text, message) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'descriptions-'));
    try {
      fs.writeFileSync(path.join(folder, 'Thing.md'), text);
      expect(() => requireDescription('Thing', ['a', 'b'], folder)).toThrow(message);
      expect(() => requireDescription('Thing', ['a', 'b'], folder)).toThrow(/Thing\.md/);
      expect(() => requireDescription('Other', [], folder)).toThrow(/Other\.md does not exist/);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});

describe('links between guides and reference', () => {
  const link = (url: string): Root => ({
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'link', url, children: []}]}],
  });
  const guides = new Set(
    documented.flatMap(({guide, members}) => [guide, ...[...members.values()].map((entry) => entry.guide)]),
  );

  it('turn names into addresses, and stop the build at an unknown name', () => {
    const file = new VFile({path: 'docs/guide.mdx'});
    const tree = link('api:DockviewApi.addPanel');
    apiLinks()(tree, file);
    expect(tree.children[0]).toMatchObject({children: [{url: '/docs/api/dockview/overview#addPanel'}]});
    expect(() => apiLinks()(link('api:DockviewApi.nope'), file)).toThrow(
      /docs\/guide\.mdx.*no entry "DockviewApi\.nope"/,
    );
  });

  it('lead back from each guide to the reference', () => {
    for (const guide of guides) {
      expect(readPageTitle(guide)).not.toBe('');
      const name = guide.endsWith('/') ? `${guide}index` : guide;
      const text = fs.readFileSync(path.join(ROOT, `${name.slice(1)}.mdx`), 'utf8');
      expect(text, guide).toMatch(/\]\(api:|\]\(\/docs\/api\//);
    }
  });
});
