import type {Processor} from 'unified';
import {releaseRoute} from '../../../lib/releaseRoutes';
import {flowElement, type Transformer} from '../../../remark/jsx';
import {parserOf} from '../../../remark/nodes';
import {findRelease, releases, type Release} from '../data';
import {
  installedPackages,
  issuesOf,
  packagesOf,
  replacementFor,
  type KnownIssue,
  type ReleasePackages,
} from '../metadata';

const POST = /dockview-(\d+\.\d+\.\d+)-release\.mdx$/;
const REPOSITORY = 'https://github.com/mathuo/dockview';

function listPeers({peers}: ReleasePackages): string[] {
  const ranges = Object.entries(peers).map(([name, ofPackage]) => {
    const list = Object.entries(ofPackage).map(([peer, range]) => `\`${peer}\` \`${range}\``);
    return `${list.join(', ')} (\`${name}\`)`;
  });
  return ranges.length === 0 ? [] : [`- **Peer dependencies:** ${ranges.join('; ')}`];
}

function listIssue({text, fixed}: KnownIssue): string {
  const state =
    fixed === null ? `Not fixed in ${releases.at(-1)!.version}.` : `Fixed in [${fixed}](${releaseRoute(fixed)}).`;
  return `  - ${text} ${state}`;
}

/** Bugs that are still open appear where they began and in the newest release, not in every release between. */
function listIssues(version: string): string[] {
  const isNewest = version === releases.at(-1)?.version;
  const issues = issuesOf(version).filter(({since, fixed}) => isNewest || fixed !== null || since === version);
  return issues.length === 0 ? [] : ['- **Known bugs:**', ...issues.map(listIssue)];
}

function toMarkdown({version, previous}: Release): string {
  const packages = packagesOf(version);
  const install = installedPackages(version);
  const better = replacementFor(version);
  return [
    ...(better === undefined ? [] : [`**Skip this release:** use [${better}](${releaseRoute(better)}).`, '']),
    ...(install === undefined ? [] : ['```bash', `npm install ${install}`, '```', '']),
    `- **Packages:** ${packages.published.map((name) => `\`${name}\``).join(', ')}`,
    ...listPeers(packages),
    `- **Source:** [v${version}](${REPOSITORY}/tree/v${version}), [changes since ${previous}](${REPOSITORY}/compare/v${previous}...v${version})`,
    ...listIssues(version),
  ].join('\n');
}

/** Writes packages, peer dependencies, source and known bugs of a release below the introduction of its post. */
export default function releaseDetails(this: Processor): Transformer {
  return (tree, file) => {
    const version = POST.exec(file.path ?? '')?.[1];
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxFlowExpression' && node.value.includes('truncate'),
    );
    if (version === undefined || index < 0) return;
    const details = parserOf(this)(toMarkdown(findRelease(version, file.path)));
    tree.children.splice(index + 1, 0, flowElement('ReleaseDetails', {}, details));
  };
}
