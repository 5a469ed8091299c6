// Mistakes in configuration and content: each has to stop the build, or only warn, with a message that says what to do.
import {describe, expect, test, vi} from 'vitest';
import {buildFixtureSite} from '../support/fixtureSite';

vi.setConfig({testTimeout: 60_000});

const navbar = (...items: object[]) => ({navbar: {items}});

describe('missing ids', () => {
  const docs = {'docs/intro.md': '# Introduction\n', 'docs/guide.md': '# Guide\n'};

  test('8 a sidebar with an unknown doc id is an error that lists the available ids', () => {
    const sidebars = JSON.stringify({main: ['intro', 'nowhere']});
    const {code, output} = buildFixtureSite('sidebar-doc', {files: {...docs, 'sidebars.json': sidebars}});
    expect(code).toBe(1);
    expect(output).toMatch(/Invalid sidebar file at ".*sidebar-doc\/sidebars\.json"/);
    expect(output).toMatch(/document ids do not exist:\s+- nowhere\s+Available document ids are:\s+- guide\s+- intro/);
  });

  test('8 a navbar item with an unknown sidebar id is an error that lists the available ids', () => {
    const item = {type: 'docSidebar', sidebarId: 'nowhere', label: 'Nowhere'};
    const {code, output} = buildFixtureSite('navbar-sidebar', {files: docs, themeConfig: navbar(item)});
    expect(code).toBe(1);
    expect(output).toMatch(/Can't find any sidebar with id "nowhere".*\s+Available sidebar ids are:\s+- main/);
  });

  test('5 a navbar doc item with an unknown id is an error that lists the available ids', () => {
    const item = {type: 'doc', docId: 'nowhere', label: 'Nowhere'};
    const {code, output} = buildFixtureSite('navbar-doc', {files: docs, themeConfig: navbar(item)});
    expect(code).toBe(1);
    expect(output).toMatch(/Couldn't find any doc with id "nowhere".*\s+Available doc ids are:\s+- guide\s+- intro/);
  });
});

describe('unknown types of navbar items', () => {
  test('8 a navbar item of unknown type is an error that shows its configuration', () => {
    const item = {type: 'nowhere', label: 'An item', position: 'left'};
    const {code, output} = buildFixtureSite('navbar-type', {files: {}, themeConfig: navbar(item)});
    expect(code).toBe(1);
    expect(output).toContain('Bad navbar item type nowhere');
    expect(output).toContain("{ type: 'nowhere', label: 'An item', position: 'left' }");
  });

  // While pages are rendered at build time there are no error boundaries, so the configuration is missing from this
  // message; tests/e2e/variant.spec.ts shows that the browser reports it.
  test('8 a navbar item of a custom type without a component is an error that names the type', () => {
    const item = {type: 'custom-nowhere', label: 'An item', position: 'left'};
    const {code, output} = buildFixtureSite('navbar-custom-type', {files: {}, themeConfig: navbar(item)});
    expect(code).toBe(1);
    expect(output).toContain('No NavbarItem component found for type "custom-nowhere".');
  });
});

test('8 a page without a default export is an error that names the page', () => {
  const bare = 'export function Bare() { return "Bare"; }\n';
  const {code, output} = buildFixtureSite('no-default-export', {files: {'pages/bare.js': bare}});
  expect(code).toBe(1);
  expect(output).toContain("The page component at /bare doesn't have a default export.");
  expect(output).toContain('Consider default-exporting a React component.');
});

test('5 a broken link fails the build', () => {
  const intro = '# Introduction\n\n[There](/nowhere)\n';
  const {code, output} = buildFixtureSite('broken-link', {files: {'docs/intro.md': intro}});
  expect(code).toBe(1);
  expect(output).toMatch(/broken link on source page path = \/docs\/intro:\s+-> linking to \/nowhere/i);
});

describe('what only warns', () => {
  // The definition is never used: as a link it would lead nowhere, and that fails the build for its own reason.
  const intro = '# Introduction\n\n[There](#nowhere)\n\n[unused]: ./nowhere.md\n';
  const site = {
    files: {
      'docs/intro.md': intro,
      'docs/later.md': '---\ndraft: true\n---\n\n# Later\n',
      'pages/same.js': 'export default function Page() { return "Page"; }\n',
      'pages/same.md': '# Page\n',
    },
    themeConfig: navbar(
      {type: 'doc', docId: 'intro', label: 'Ready now'},
      {type: 'doc', docId: 'later', label: 'Not ready'},
    ),
  };
  let built: ReturnType<typeof buildFixtureSite> | undefined;
  const build = () => (built ??= buildFixtureSite('warnings', site));

  test('5 duplicate routes only warn', () => {
    const {code, output} = build();
    expect(code).toBe(0);
    expect(output).toMatch(/\[WARNING\] Duplicate routes found!\s+- Attempting to create page at \/same/);
  });

  test('5 broken anchors only warn', () => {
    const {code, output} = build();
    expect(code).toBe(0);
    expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
    expect(output).toMatch(/broken anchor on source page path = \/docs\/intro:\s+-> linking to #nowhere/i);
  });

  test('5 broken Markdown links only warn', () => {
    const {code, output} = build();
    expect(code).toBe(0);
    expect(output).toMatch(/\[WARNING\] Markdown link with URL `\.\/nowhere\.md` in source file ".*docs\/intro\.md"/);
  });

  test('5 a navbar doc item of a draft is hidden', () => {
    const {code, read} = build();
    expect(code).toBe(0);
    const html = read('docs/intro/index.html');
    expect(html).toContain('Ready now');
    expect(html).not.toContain('Not ready');
  });
});
