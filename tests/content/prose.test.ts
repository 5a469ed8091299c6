import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readGuides, type Guide} from '../support/guides';
import {readSamples} from '../support/samples';
import {ROOT} from '../support/pages';

const guides = readGuides();

/** Words that judge instead of telling, or make readers feel slow. */
const JUDGING =
  /\b(?:easy|easily|simply|just|powerful|seamless(?:ly)?|effortless(?:ly)?|obvious(?:ly)?|of course|awesome|amazing|blazing|cutting-edge|best-in-class|out-of-the-box|robust)\b/gi;

/** Other words for what the glossary of CONTRIBUTING names, and American spellings. */
const OTHER_TERMS: [RegExp, string][] = [
  [/\b(?:splitter|divider|gutter)s?\b/gi, 'sash'],
  [/\btab ?bars?\b/gi, 'header'],
  [/\bpop-?up windows?\b/gi, 'popout window'],
  [/\bpop-out\b/gi, 'popout'],
  [/\bplaceholder panel\b/gi, 'watermark'],
  [/\bdrop ?zones?\b/gi, 'drop target'],
  [
    /\b\w*(?:colour|behaviour|neighbour|favour|licence|dialogue)\w*|\b(?:centred?|grey|cancelled|per cent)\b|\b(?:initial|maxim|minim|custom|organ|equal|memo|recogn)is(?:e[ds]?|ing)\b/gi,
    'the American spelling',
  ],
];

/** Guides without a sample, or without one in both variants, each with its reason. */
const WITHOUT_SAMPLE: Record<string, string> = {
  '/docs/': 'leads to the other pages; the running example is on it',
  '/docs/advanced/': 'leads to three pages',
  '/docs/core/panels/add': 'addPanel is the same call in both',
  '/docs/core/panels/move': 'moveTo is the same call in both',
  '/docs/core/groups/constraints': 'setConstraints is the same call in both',
  '/docs/core/groups/locked': 'locked is the same property in both',
  '/docs/core/groups/move': 'moveTo is the same call in both',
  '/docs/core/dnd/thirdParty': 'the API of the dock is the same in both',
};

/** Guides without a running example, each with its reason. */
const WITHOUT_EXAMPLE: Record<string, string> = {
  '/docs/advanced/': 'leads to three pages, each with its own',
  '/docs/core/locked': 'what it shows is that nothing moves',
  '/docs/overview/getStarted/contributing': 'is about this website',
};

function hasExample({file}: Guide): boolean {
  const ids = [...fs.readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/^<Example id="([^"]+)" \/>$/gm)];
  return ids.some(([, id]) => fs.existsSync(`${ROOT}/examples/${id}`));
}

function found(guide: Guide, pattern: RegExp): string[] {
  return [...guide.prose.matchAll(pattern)].map(([word]) => `${guide.file}: "${word}"`);
}

function linksOf(guide: Guide): string[] {
  return [...guide.body.matchAll(/\]\((\/docs\/[^)#\s]*)/g)].map(([, route]) => route!);
}

describe('prose of the guides', () => {
  it('has no judging words', () => {
    expect(guides.flatMap((guide) => found(guide, JUDGING))).toEqual([]);
  });

  it('names things as the glossary does', () => {
    const wrong = guides.flatMap((guide) =>
      OTHER_TERMS.flatMap(([pattern, term]) => found(guide, pattern).map((place) => `${place}: say ${term}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('has no exclamation marks', () => {
    expect(guides.flatMap((guide) => found(guide, /!(?!\[)/g))).toEqual([]);
  });

  it('has descriptions of 70 to 160 characters, each its own', () => {
    const wrong = guides.filter(({description}) => description.length < 70 || description.length > 160);
    expect(wrong.map(({file, description}) => `${file}: ${description.length} characters`)).toEqual([]);
    expect(new Set(guides.map(({description}) => description)).size).toBe(guides.length);
  });
});

describe('samples of the guides', () => {
  it('each guide has one in both variants, or a reason why not', () => {
    const without = guides.filter(({body}) => {
      const has = (framework: string) => body.includes(`framework="${framework}"`);
      return !(has('react') && has('typescript'));
    });
    expect(without.map(({route}) => route).sort()).toEqual(Object.keys(WITHOUT_SAMPLE).sort());
  });

  it('each embeds a running example, or says why not', () => {
    const without = guides.filter((guide) => !hasExample(guide)).map(({route}) => route);
    expect(without.sort()).toEqual(Object.keys(WITHOUT_EXAMPLE).sort());
  });

  it('those that are the same for both frameworks still have a compiled one', () => {
    const same = Object.keys(WITHOUT_SAMPLE).filter((route) => /same/.test(WITHOUT_SAMPLE[route]!));
    const empty = guides.filter(({route, file}) => same.includes(route) && readSamples(`${ROOT}/${file}`).length === 0);
    expect(empty.map(({file}) => file)).toEqual([]);
  });
});

describe('ways between the guides', () => {
  it('each guide is reached from the text of another', () => {
    const linked = new Set(guides.flatMap((guide) => linksOf(guide).filter((route) => route !== guide.route)));
    expect(guides.map(({route}) => route).filter((route) => !linked.has(route))).toEqual([]);
  });

  it('each guide leads on to another', () => {
    const ends = guides.filter((guide) => linksOf(guide).every((route) => route === guide.route));
    expect(ends.map(({file}) => file)).toEqual([]);
  });
});
