import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {releaseRoute} from '../../../lib/releaseRoutes';
import {flowElement} from '../../../remark/jsx';
import {join, link, text} from '../../../remark/nodes';

/** Marks the oldest release there is data about: what it has may be older. */
const OR_EARLIER = '≤';

/** What is known about a member or type, besides its declaration. */
export interface EntryDetails {
  /** Release that added it: `1.8.0`, or `≤1.4.1`. */
  since?: string | undefined;
  /** Releases that changed its declaration. */
  changed?: readonly string[] | undefined;
  /** Set when programs cannot import the type: the release that stopped exporting it, or `true`. */
  unexported?: string | true | undefined;
  /** The type it is inherited from, with its URL where it has one. */
  from?: {name: string; url: string | undefined} | undefined;
  isDeprecated?: boolean | undefined;
  /** Set when the library misspells the name. */
  isMisspelled?: boolean;
  /** The page that teaches it. */
  guide: {title: string; url: string};
}

function releaseLink(version: string): PhrasingContent[] {
  const number = version.replace(OR_EARLIER, '');
  return [link(releaseRoute(number), text(number)), ...(version === number ? [] : [text(' or earlier')])];
}

function item(content: PhrasingContent[], className?: string): MdxJsxFlowElement {
  return flowElement('li', className ? {className} : {}, content);
}

function badge(...content: PhrasingContent[]): MdxJsxFlowElement {
  return item(content, 'api-badge');
}

/** The line below a declaration: releases, origin, guide. */
function detailItems({
  since,
  changed = [],
  unexported,
  from,
  isDeprecated,
  isMisspelled,
  guide,
}: EntryDetails): MdxJsxFlowElement[] {
  const changes = join(changed.map(releaseLink), ', ');
  return [
    ...(isDeprecated ? [item([text('Deprecated')], 'api-badge api-warning')] : []),
    ...(isMisspelled ? [badge(text('(sic): the library spells it this way'))] : []),
    ...(since ? [badge(text('Since '), ...releaseLink(since))] : []),
    ...(changes.length > 0 ? [badge(text('Changed in '), ...changes)] : []),
    ...(unexported === true ? [badge(text('Not exported'))] : []),
    ...(typeof unexported === 'string' ? [badge(text('Not exported since '), ...releaseLink(unexported))] : []),
    ...(from ? [item([text('From '), from.url ? link(from.url, text(from.name)) : text(from.name)])] : []),
    item([text('Guide: '), link(guide.url, text(guide.title))]),
  ];
}

/** An entry of the reference: a declaration, and below it the details. */
export function apiEntry(declaration: PhrasingContent[], details: EntryDetails): MdxJsxFlowElement {
  return flowElement('ApiEntry', {}, [
    flowElement('ApiDeclaration', {}, declaration),
    flowElement('ul', {}, detailItems(details)),
  ]);
}
