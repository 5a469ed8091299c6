// cspell:ignore colour behaviour neighbour licence
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readGuides, type Guide} from '../support/guides';
import {readSamples} from '../support/samples';
import {listFiles, relative, ROOT} from '../support/pages';

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

/** Words that betray a translation, and what to say instead: in guides, code, comments and release notes. */
const TRANSLATED: [RegExp, string][] = [
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\b(?:hears?|heard) of\b/gi, 'listen for'],
  [/\bdear to\b/gi, 'expensive to'],
  [/\bthe generator\b/gi, 'Docusaurus'],
  [/\bleads? nowhere\b/gi, 'is broken'],
  [/\bbeside others\b/gi, 'compared with others'],
  [/\bbelongs? into\b/gi, 'belongs in'],
  [/\bhands? out\b|\bhanded (?:over|out)\b/gi, 'pass'],
  [/\b(?:is|are|was) told (?:above|below)\b/gi, 'is shown'],
  [/\bthe same again\b/gi, 'then both'],
  [/\bgo(?:es)? before (?:that|those|the)\b/gi, 'override'],
  [/\bstraight away\b/gi, 'immediately'],
  [/\bof yours\b/gi, 'your'],
  [/\bany more\b/gi, 'anymore'],
  [/\bOnly then has\b/g, 'another order of words'],
];

/** The same, in release notes alone: words with another meaning elsewhere, or that code and comments may use. */
const TRANSLATED_POSTS: [RegExp, string][] = [
  [/\bany ?more\b/gi, 'no longer'],
  [/\b(?:is|are|was|were) (?:also )?(?:told|asked)\b/gi, 'is called'],
  [/\b(?:lies?|lying|stands?|standing|stood)\b(?! for\b)/gi, 'is'],
  [/\bcarr(?:y|ies|ied)\b/gi, 'has'],
  [/\btakes? (?:its|the|their) place\b|\bgives? way to\b/gi, 'replaces'],
  [/\b(?:takes?|taken|took) (?:\w+ ){0,5}back\b/gi, 'reverts'],
  [/\b(?:hands?|handed) you|handed over\b/gi, 'passes'],
  [/\bbeside\b/gi, 'next to, or with'],
  [/\bFor you if\b/g, 'Upgrade if'],
  [/\bRead on\b/g, 'Read this, or More'],
];

function found(guide: Guide, pattern: RegExp): string[] {
  return [...guide.prose.matchAll(pattern)].map(([word]) => `${guide.file}: "${word}"`);
}

describe('prose of the guides', () => {
  it('has no judging words and no exclamation marks', () => {
    expect(guides.flatMap((guide) => [...found(guide, JUDGING), ...found(guide, /!(?!\[)/g)])).toEqual([]);
  });

  it('names things as the glossary does', () => {
    const wrong = guides.flatMap((guide) =>
      OTHER_TERMS.flatMap(([pattern, term]) => found(guide, pattern).map((place) => `${place}: say ${term}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('has descriptions of 70 to 160 characters, each its own', () => {
    const wrong = guides.filter(({description}) => description.length < 70 || description.length > 160);
    expect(wrong.map(({file, description}) => `${file}: ${description.length} characters`)).toEqual([]);
    expect(new Set(guides.map(({description}) => description)).size).toBe(guides.length);
  });
});

describe('words', () => {
  // Guides quote the titles of the behavior tests.
  it('are those of the field, in comments and texts as well', () => {
    const files = ['src', 'scripts', 'tools', 'benchmark', 'tests', 'examples', 'blog'].flatMap((folder) =>
      listFiles(folder, /\.(?:tsx?|mjs|mdx?|json)$/).filter(
        (file) => file !== __filename && !relative(file).startsWith('tests/e2e/behavior/'),
      ),
    );
    const wrong = files.flatMap((file) => {
      const words = relative(file).startsWith('blog/') ? [...TRANSLATED, ...TRANSLATED_POSTS] : TRANSLATED;
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        words
          .filter(([pattern]) => line.search(pattern) >= 0)
          .map(([pattern, better]) => `${relative(file)}:${index + 1}: "${line.match(pattern)![0]}": say ${better}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are those of the field in guides and in descriptions of the API', () => {
    const members = listFiles('docs/api/_members', /\.md$/).map((file) => ({
      file: relative(file),
      prose: fs.readFileSync(file, 'utf8'),
    }));
    const wrong = [...guides, ...members].flatMap(({file, prose}) =>
      TRANSLATED.flatMap(([pattern, better]) =>
        [...prose.matchAll(pattern)].map(([word]) => `${file}: "${word}": say ${better}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('of a row of the table of limits make sense without the guide', () => {
    const wrong = guides.flatMap(({file, prose}) => {
      const limits = prose
        .split(/^## (?:What 4\.10 does not do|Known issues in 4\.10)$/m)
        .slice(1)
        .join('\n');
      return [...limits.matchAll(/\b(?:as|code|table|ways) above\b/g)].map(([words]) => `${file}: "${words}"`);
    });
    expect(wrong).toEqual([]);
  });
});

it('what is there for one framework is there for the other, and each guide has a sample that is compiled', () => {
  const has = ({body}: Guide, framework: string) => body.includes(`framework="${framework}"`);
  const oneSided = guides.filter((guide) => has(guide, 'react') !== has(guide, 'typescript'));
  expect(oneSided.map(({file}) => file)).toEqual([]);
  // Pages that open a section have none.
  const leaves = guides.filter(({route}) => !route.endsWith('/'));
  const without = leaves.filter(({file}) => readSamples(`${ROOT}/${file}`).length === 0);
  expect(without.map(({file}) => file)).toEqual([]);
});

it('each guide leads on to another', () => {
  const ends = guides.filter(({body, route}) =>
    [...body.matchAll(/\]\((\/docs\/[^)#\s]*)/g)].every(([, target]) => target === route),
  );
  expect(ends.map(({file}) => file)).toEqual([]);
});
