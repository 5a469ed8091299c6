import fs from 'node:fs';
import path from 'node:path';
import {routeOf} from './guides';
import {ROOT, listMarkdown} from './pages';

/** A claim of a guide about the library, as a behavior test or a comment of a page names it. */
export interface Claim {
  /** Route of the guide: `/docs/core/panels/add`. */
  guide: string;
  claim: string;
}

const FOLDER = path.join(ROOT, 'tests/e2e/behavior');
const CALL = /\b(?:behavior|fact)\(\s*(?:'(\/docs\/[^']*)'|(\w+)),\s*'((?:[^'\\]|\\.)*)'/g;
const MARKER = /\{\/\* shown by: (.*?) \*\/\}/g;

/** Reads which claim each behavior test shows, and of which guide. */
export function readTests(): Claim[] {
  const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));
  return files.flatMap((name) => {
    const source = fs.readFileSync(path.join(FOLDER, name), 'utf8');
    const constants = new Map(
      [...source.matchAll(/^const (\w+) = '(\/docs\/[^']*)';/gm)].map(([, key, value]) => [key, value!]),
    );
    return [...source.matchAll(CALL)].map(([, route, constant, claim]) => {
      const guide = route ?? constants.get(constant!);
      if (!guide) throw new Error(`${name}: the test of ${constant} needs a route, or a constant of this file.`);
      return {guide, claim: claim!};
    });
  });
}

/** Reads the comments `shown by: <claim>` of all guides. */
export function readMarkers(): Claim[] {
  return listMarkdown('docs').flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(MARKER)].map(([, claim]) => ({guide: routeOf(file), claim: claim!})),
  );
}
