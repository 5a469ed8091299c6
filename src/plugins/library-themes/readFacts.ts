import type {Root, Rule} from 'postcss';
import properties from '../../data/themeProperties.json';
import type {BuilderFacts, ThemeProperty} from '../../lib/themeBuilder/model';
import {parseStylesheet, readThemes} from './readThemes';

/** What the library takes where a theme leaves an option out. */
const DEFAULT_OPTIONS = {gap: 0, dndOverlayMounting: 'relative', dndPanelOverlay: 'content'} as const;

const STATES = /:(?:hover|active|focus-within|focus)\b/g;
const PSEUDO_ELEMENTS = /::?(?:before|after)\b|::-webkit-[\w-]+/g;

/** The rules that use a property, directly or by way of others that a theme sets from it. */
function rulesThatUse(root: Root, name: string): Rule[] {
  const reference = new RegExp(`var\\(\\s*${name}\\s*[,)]`);
  const found = new Set<Rule>();
  root.walkDecls(({prop, value, parent}) => {
    if (!reference.test(value)) return;
    const rules = prop.startsWith('--dv-') && prop !== name ? rulesThatUse(root, prop) : [parent as Rule];
    rules.forEach((rule) => found.add(rule));
  });
  return [...found];
}

function selectorsOf(rules: Rule[], strip: (selector: string) => string): string {
  return [...new Set(rules.flatMap(({selectors}) => selectors.map(strip)))].join(',');
}

function withoutState(rule: Rule): string {
  const selectors = rule.selectors.filter((selector) => selector.search(STATES) >= 0);
  if (selectors.length === 0) return '';
  const selector = [...new Set(selectors.map((one) => one.replace(STATES, '')))].join(',');
  return rule.clone({selector}).toString().replace(/\s+/g, ' ');
}

function readInner(root: Root, name: string): ThemeProperty['inner'] {
  const selectors: string[] = [];
  const values: string[] = [];
  root.walkDecls(name, ({parent, value}) => {
    const {selector} = parent as Rule;
    if (selector.startsWith('.dockview-theme-')) return;
    selectors.push(selector);
    values.push(/^var\(.*, *(.*)\)$/.exec(value)?.[1] ?? value);
  });
  return selectors.length > 0 ? {selector: selectors.join(', '), value: [...new Set(values)].join(' or ')} : undefined;
}

function readProperty(root: Root, {sets, ...property}: (typeof properties)[number]): ThemeProperty {
  const rules = rulesThatUse(root, property.name);
  const inner = readInner(root, property.name);
  return {
    ...property,
    // Without the marks of links and code.
    sets: sets.replace(/\[(.*?)\]\(.*?\)/g, '$1').replace(/`/g, ''),
    touches: selectorsOf(rules, (selector) => selector.replace(STATES, '').replace(PSEUDO_ELEMENTS, '')),
    shown: rules.map(withoutState).join(''),
    ...(inner && {inner}),
  };
}

/** Reads what the theme builder offers from the installed library, with the descriptions of `src/data/themeProperties.json`. */
export function readFacts(): BuilderFacts {
  const root = parseStylesheet();
  return {
    themes: readThemes().themes.map(({name, className, options, raw}) => ({
      name,
      className,
      options: {...DEFAULT_OPTIONS, ...JSON.parse(JSON.stringify(options))},
      values: Object.fromEntries(raw),
    })),
    properties: properties.map((property) => readProperty(root, property)),
  };
}
