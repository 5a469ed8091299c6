import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {releases, UPGRADE_GUIDES, type Release} from '../data';
import {encodeCosts} from '../../../lib/upgrade';
import {breakingSection, postFile} from '../readPosts';
import {readReplacements, removalsOf, type Removal} from '../removals';
import {flowElement, type Transformer} from '../../../remark/jsx';

const SITE = path.resolve(__dirname, '../../../..');

type Parse = (markdown: string) => RootContent[];

interface Step {
  release: Release;
  /** What the post says under "Breaking changes". */
  section: RootContent[];
  removals: Removal[];
}

function readStep(release: Release, parse: Parse): Step {
  const post = fs.readFileSync(path.join(SITE, postFile(release)), 'utf8');
  return {
    release,
    section: parse(breakingSection(post) ?? ''),
    removals: removalsOf(release, readReplacements()),
  };
}

function renderRemoval({name, replacement}: Removal, parse: Parse): MdxJsxFlowElement {
  const content = parse(replacement ?? 'No replacement.') as MdxJsxFlowElement[];
  return flowElement('RemovedName', {name}, content);
}

function renderRemovals(removals: Removal[], isInternal: boolean, parse: Parse): MdxJsxFlowElement[] {
  const shown = removals.filter((removal) => removal.isInternal === isInternal);
  if (shown.length === 0) return [];
  return [
    flowElement(
      'RemovedNames',
      {count: String(shown.length), ...(isInternal ? {internal: 'internal'} : {})},
      shown.map((removal) => renderRemoval(removal, parse)),
    ),
  ];
}

function renderStep({release: {version, date}, section, removals}: Step, parse: Parse): MdxJsxFlowElement {
  const attributes: Record<string, string> = {version, date};
  if (UPGRADE_GUIDES.includes(version)) attributes.guide = 'guide';
  return flowElement('UpgradeStep', attributes, [
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

function render(parse: Parse): MdxJsxFlowElement {
  const steps = [...releases].reverse().map((release) => readStep(release, parse));
  const costs = steps.map(({release: {version}, section, removals}) => ({
    version,
    changes: countChanges(section),
    removed: removals.filter(({isInternal}) => !isInternal).length,
  }));
  const isCostly = ({section, removals}: Step) => section.length + removals.length > 0;
  const costly = steps.filter(isCostly);
  const quiet = steps.filter((step) => !isCostly(step));
  return flowElement('UpgradeFinder', {costs: encodeCosts(costs)}, [
    ...costly.map((step) => renderStep(step, parse)),
    flowElement('QuietReleases', {versions: quiet.map(({release}) => release.version).join(' ')}, []),
  ]);
}

/** Writes what each release breaks, and what it removes from the API, into `<UpgradeSteps />`, newest release first. */
export default function upgradeSteps(this: Processor): Transformer {
  const parse: Parse = (markdown) => (this.parse(markdown) as Root).children;
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'UpgradeSteps' || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, render(parse));
      return [SKIP, index + 1];
    });
  };
}
