import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import type {ReleaseSummary} from '../../../lib/releaseSummary';
import {flowElement} from '../../../remark/jsx';
import {releases, UPGRADE_GUIDES, type Release} from '../data';
import {breakingSection, postFile, readPosts} from '../readPosts';
import {readReplacements, removalsOf, type Removal} from '../removals';

const SITE = path.resolve(__dirname, '../../../..');

type Parse = (markdown: string) => RootContent[];

interface Step {
  release: Release;
  /** What the post says under "Breaking changes". */
  section: RootContent[];
  removals: Removal[];
}

async function readSteps(): Promise<Step[]> {
  const bodies = new Map((await readPosts(SITE)).map(({file, body}) => [file, body]));
  return [...releases].reverse().map((release) => ({
    release,
    section: breakingSection(bodies.get(postFile(release)) ?? '') ?? [],
    removals: removalsOf(release, readReplacements()),
  }));
}

function renderRemovals(removals: Removal[], isInternal: boolean, parse: Parse): MdxJsxFlowElement[] {
  const shown = removals.filter((removal) => removal.isInternal === isInternal);
  if (shown.length === 0) return [];
  const items = shown.map(({name, replacement}) =>
    flowElement('RemovedName', {name}, parse(replacement ?? 'No replacement.') as MdxJsxFlowElement[]),
  );
  return [flowElement('RemovedNames', {count: shown.length, isInternal}, items)];
}

function renderStep({release: {version, date}, section, removals}: Step, parse: Parse): MdxJsxFlowElement {
  return flowElement('UpgradeStep', {version, date, hasGuide: UPGRADE_GUIDES.includes(version)}, [
    ...(section as MdxJsxFlowElement[]),
    ...renderRemovals(removals, false, parse),
    ...renderRemovals(removals, true, parse),
  ]);
}

/** Breaking changes of a post, as its lists count them; a section without a list is one. */
function countChanges(section: RootContent[]): number {
  const items = section.flatMap((node) => (node.type === 'list' ? node.children : []));
  return section.length === 0 ? 0 : Math.max(1, items.length);
}

function summarize({release: {version}, section, removals}: Step): ReleaseSummary {
  return {
    version,
    changes: countChanges(section),
    removed: removals.filter(({isInternal}) => !isInternal).length,
  };
}

function render(steps: Step[], parse: Parse): MdxJsxFlowElement {
  const isBreaking = ({section, removals}: Step) => section.length + removals.length > 0;
  const versions = steps.filter((step) => !isBreaking(step)).map(({release}) => release.version);
  return flowElement('UpgradeFinder', {releases: steps.map(summarize)}, [
    ...steps
      .filter(isBreaking)
      .map((step) => renderStep(step, parse))
      .reverse(),
    flowElement('NonBreakingReleases', {versions}),
  ]);
}

/** Writes what each release breaks, and what it removes from the API, into `<UpgradeFinder />`, in the order of an upgrade. */
export default function upgradeFinder(this: Processor): (tree: Root) => Promise<void> {
  const parse: Parse = (markdown) => (this.parse(markdown) as Root).children;
  return async (tree) => {
    let finder: MdxJsxFlowElement | undefined;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'UpgradeFinder') return undefined;
      finder = node;
      return EXIT;
    });
    if (finder) Object.assign(finder, render(await readSteps(), parse));
  };
}
