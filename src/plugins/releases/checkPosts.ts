import * as z from 'zod';
import {isInternalType} from '../api/internalTypes';
import {releaseRoute, upgradeGuideRoute} from '../../lib/releaseRoutes';
import {UPGRADE_GUIDES, type Release} from './data';
import type {PageSource} from '../pageSource';
import {postFile, postSection} from './readPosts';

/** What the posts are compared with. */
export interface PostFacts {
  /** Oldest first. */
  releases: readonly Release[];
  /** Keys of `blog/tags.yml`. */
  tags: readonly string[];
}

const SLUG = /^dockview-(\d+\.\d+\.\d+)-release(-upgrade)?$/;
const TRUNCATE = '{/* truncate */}';
const REFERENCE = /\[([^\]]*)\]\(https:\/\/github\.com\/mathuo\/dockview\/(pull|issues|commit)\/(\w+)\)/g;
const API_CHANGES = /<ApiChanges version="([^"]*)" \/>/g;

const FrontMatter = z.strictObject({
  slug: z.string().regex(SLUG, 'has to be dockview-<version>-release or dockview-<version>-release-upgrade'),
  title: z.string(),
  date: z.date(),
  description: z.string().min(40).max(180),
  tags: z.array(z.string()),
});

/** A post whose front matter has the right form. */
export interface Post extends z.infer<typeof FrontMatter> {
  /** Path relative to the project. */
  file: string;
  body: string;
  version: string;
  isGuide: boolean;
}

type Report = (field: string, message: string) => void;

function checkHead(post: Post, {tags}: PostFacts, release: Release, report: Report): void {
  const title = post.isGuide ? `Upgrade to Dockview ${post.version}` : `Dockview ${post.version}`;
  if (post.title !== title) report('title', `is "${post.title}", not "${title}".`);
  const day = post.date.toISOString().slice(0, 10);
  if (day !== release.date) report('date', `is ${day}; ${post.version} was released on ${release.date}.`);
  const file = post.isGuide ? postFile(release).replace(/\.mdx$/, '-upgrade.mdx') : postFile(release);
  if (post.file !== file) report('slug', `belongs in ${file}.`);
  for (const tag of post.tags.filter((name) => !tags.includes(name))) {
    report('tags', `"${tag}" is not in blog/tags.yml. Known: ${tags.join(', ')}.`);
  }
  for (const tag of post.isGuide ? ['release', 'upgrade', 'breaking'] : ['release']) {
    if (!post.tags.includes(tag)) report('tags', `"${tag}" is missing.`);
  }
  if (post.isGuide && !UPGRADE_GUIDES.includes(post.version)) {
    report('slug', `there is no upgrade guide for ${post.version}, only for ${UPGRADE_GUIDES.join(', ')}.`);
  }
}

function checkReferences({body}: Post, {commits}: Release, report: Report): void {
  const known = {
    pull: commits.flatMap(({pr}) => (pr === null ? [] : [String(pr)])),
    issues: commits.flatMap(({issues}) => issues.map(String)),
    commit: commits.map(({hash}) => hash),
  };
  for (const [, label, kind, id] of body.matchAll(REFERENCE)) {
    const text = kind === 'commit' ? id!.slice(0, 7) : `#${id}`;
    if (label !== text) report('links', `[${label}] leads to ${kind}/${id}; write [${text}].`);
    if (!known[kind as keyof typeof known].includes(id!)) {
      report('links', `${kind}/${id} is not among the recorded changes of this release.`);
    }
  }
}

function checkBody(post: Post, release: Release, report: Report): void {
  if (post.body.split(TRUNCATE).length !== 2) report('body', `needs ${TRUNCATE} once, after the introduction.`);
  checkReferences(post, release, report);
  if (post.isGuide) return;
  const shown = [...post.body.matchAll(API_CHANGES)].map(([, version]) => version);
  if (shown.length !== 1 || shown[0] !== post.version) {
    report('body', `needs <ApiChanges version="${post.version}" /> once and has ${shown.join(', ') || 'none'}.`);
  }
  const hasSection = postSection(post.body, 'Breaking changes') !== undefined;
  if (hasSection !== post.tags.includes('breaking')) {
    report('tags', 'has to have "breaking" where the post has a section "## Breaking changes", and only there.');
  }
  const gone = release.api.removed.find(({name}) => !isInternalType(name.split('.')[0]!));
  if (gone && !hasSection) report('body', `has no section "## Breaking changes", but ${gone.name} is removed.`);
}

function readPost({file, frontMatter, body}: PageSource, report: Report): Post | undefined {
  const {data, error} = FrontMatter.safeParse(frontMatter);
  if (!data) {
    for (const {path, message} of error.issues) report(path.join('.') || 'front matter', `${message}.`);
    return undefined;
  }
  const [, version, suffix] = SLUG.exec(data.slug)!;
  return {...data, file, body, version: version!, isGuide: suffix !== undefined};
}

/** Lists go by date alone, so the dates have to put same-day releases, and the guides behind them, into order. */
function checkOrder(posts: Post[], {releases}: PostFacts, problems: string[]): void {
  const rank = (post: Post) => releases.findIndex(({version}) => version === post.version) * 2 + Number(post.isGuide);
  const ordered = [...posts].sort((a, b) => rank(a) - rank(b));
  for (const [index, post] of ordered.entries()) {
    const older = ordered[index - 1];
    if (older && older.date >= post.date) {
      problems.push(`${post.file}: date: has to be later than in ${older.file}; add an hour.`);
    }
  }
}

function checkComplete(posts: Post[], {releases}: PostFacts, problems: string[]): void {
  const required = [
    ...releases.map(({version}) => releaseRoute(version)),
    ...UPGRADE_GUIDES.map((version) => upgradeGuideRoute(version)),
  ];
  for (const route of required) {
    const count = posts.filter(({slug}) => `/blog/${slug}` === route).length;
    if (count !== 1) problems.push(`blog: slug: ${count} posts have "${route.slice('/blog/'.length)}"; it takes one.`);
  }
}

/** What the comparison found. */
export interface CheckedPosts {
  /** The posts that belong to a release. */
  posts: Post[];
  /** One message for each problem, which names the file and the field; empty when all is well. */
  problems: string[];
}

/** Compares the posts with the recorded facts of the releases. */
export function checkPosts(sources: PageSource[], facts: PostFacts): CheckedPosts {
  const problems: string[] = [];
  const posts: Post[] = [];
  for (const source of sources) {
    const report: Report = (field, message) => problems.push(`${source.file}: ${field}: ${message}`);
    const post = readPost(source, report);
    if (!post) continue;
    const release = facts.releases.find(({version}) => version === post.version);
    if (!release) {
      report('slug', `there is no release "${post.version}" in src/data/releases.json.`);
      continue;
    }
    posts.push(post);
    checkHead(post, facts, release, report);
    checkBody(post, release, report);
  }
  checkOrder(posts, facts, problems);
  checkComplete(posts, facts, problems);
  return {posts, problems};
}
