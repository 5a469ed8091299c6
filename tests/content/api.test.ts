import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {findRelease} from '../../src/plugins/releases/data';
import {auditReference} from '../support/apiAudit';
import {declarationTokens} from '../../src/plugins/api/declaration';
import {readDescription, requireDescription} from '../../src/plugins/api/descriptions';
import {apiHistory, type HistoryEntry} from '../../src/plugins/api/history';
import {readLibraryApi} from '../../src/plugins/api/library';
import {getUrl, readReference} from '../../src/plugins/api/reference';
import {compareSurface, EXPECTED} from '../support/apiSurface';
import {linkTypes} from '../../src/plugins/api/typeLinks';
import apiLinks from '../../src/plugins/api/remark/apiLinks';
import {readPageTitle} from '../../src/plugins/api/readPageTitle';
import {listMarkdown, ROOT} from '../support/pages';

const types = readReference();
const documented = [...types.values()];
const DESCRIPTIONS = path.join(ROOT, 'docs/api/_members');

describe('history of the API', () => {
  it('ends with the public surface of the installed packages', () => {
    const differences = compareSurface(readLibraryApi());
    expect(differences.filter(({name}) => !(name in EXPECTED))).toEqual([]);
  });

  it('needs every exception it names', () => {
    const names = compareSurface(readLibraryApi()).map(({name}) => name);
    expect(Object.keys(EXPECTED).sort()).toEqual([...names].sort());
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
    const found = compareSurface(api).filter(({name}) => !(name in EXPECTED));
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
  it('has every member of its types, described, dated and linked to a guide', () => {
    const {members, gaps} = auditReference();
    expect(members).toBeGreaterThan(900);
    expect(gaps).toEqual({present: [], described: [], dated: [], linked: []});
  });

  it.each(documented)('$symbol.name: what is listed is described, and nothing else', ({symbol, members}) => {
    expect(() => requireDescription(symbol.name, [...members.keys()])).not.toThrow();
  });

  it('has no description of a type it does not document', () => {
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
        .filter((member) => member.deprecated !== undefined && members.has(member.name))
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

  it('turn names into addresses', () => {
    const tree = link('api:DockviewApi.addPanel');
    apiLinks()(tree, new VFile({path: 'docs/guide.mdx'}));
    expect(tree.children[0]).toMatchObject({children: [{url: '/docs/api/dockview/overview#addPanel'}]});
  });

  it('stop the build at an unknown name, and name the file', () => {
    const file = new VFile({path: 'docs/guide.mdx'});
    expect(() => apiLinks()(link('api:DockviewApi.nope'), file)).toThrow(
      /docs\/guide\.mdx.*no entry "DockviewApi\.nope"/,
    );
  });

  it('know every name the docs use', () => {
    const used = listMarkdown('docs').flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/\]\(api:([^)]+)\)/g)].map(([, name]) => name!),
    );
    expect(used.length).toBeGreaterThan(300);
    expect(used.filter((name) => !getUrl(name, types))).toEqual([]);
  });

  it.each([...guides])('%s links back to the reference', (guide) => {
    expect(readPageTitle(guide)).not.toBe('');
    const name = guide.endsWith('/') ? `${guide}index` : guide;
    expect(fs.readFileSync(path.join(ROOT, `${name.slice(1)}.mdx`), 'utf8')).toMatch(/\]\(api:|\]\(\/docs\/api\//);
  });
});
