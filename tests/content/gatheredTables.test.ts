import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import eventTables from '../../src/plugins/api/remark/eventTables';
import {readLibraryApi} from '../../src/plugins/api/library';
import limitTables from '../../src/plugins/limits/limitTables';
import {readGuides} from '../support/guides';
import {ROOT} from '../support/pages';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(eventTables)
  .use(limitTables)
  .use(remarkStringify)
  .freeze();

/** A page with what its tags are replaced by, as Markdown. */
async function write(page: string, text = fs.readFileSync(path.join(ROOT, page), 'utf8')): Promise<string> {
  const file = new VFile({path: page, value: text});
  return processor.stringify((await processor.run(processor.parse(file), file)) as Root);
}

describe('the page of events', async () => {
  const page = await write('docs/help/events.mdx');

  it('lists each event of the four components', () => {
    const types = [...readLibraryApi().values()].filter(({name}) =>
      /^(?:Dockview|Gridview|Splitview|Paneview)\w*Api$/.test(name),
    );
    const events = types.flatMap(({name, members}) =>
      members.filter(({kind}) => kind === 'event').map((member) => `${name}.${member.name}`),
    );
    const tables = page.split(/(?=\| Event )/).slice(1);
    const listed = tables.flatMap((table) => [...table.matchAll(/^ *\| \[`(\w+)`\]/gm)].map(([, name]) => name!));
    expect(types.length).toBe(9);
    expect(listed.sort()).toEqual(events.map((event) => event.split('.')[1]!).sort());
  });

  it('names what an event passes, and since when', () => {
    expect(page).toMatch(/onDidMovePanel`\].*\[`MovePanelEvent`\]\(\S+\).*1\.15\.0/);
  });
});

describe('the page of limits', async () => {
  const page = await write('docs/help/limits.mdx');

  it('links to every guide that says what 4.10 does not do, or which issues it has', () => {
    const links = readGuides().flatMap(({route, body}) => [
      ...(body.includes('\n## What 4.10 does not do\n') ? [`(${route}#what-410-does-not-do)`] : []),
      ...(body.includes('\n## Known issues in 4.10\n') ? [`(${route}#known-issues-in-410)`] : []),
    ]);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !page.includes(link))).toEqual([]);
  });

  it('names the later release that fixes an issue', () => {
    expect(page).toMatch(/Sashes inside a popout window cannot be dragged.*\| 7\.0\.3 +\| \[Popout windows\]/s);
  });

  it('names the sections it knows when one is mistyped', async () => {
    await expect(write('x.mdx', '<LimitTables section="Bugs" />')).rejects.toThrow(/x\.mdx.*Known issues in 4\.10/);
  });
});
