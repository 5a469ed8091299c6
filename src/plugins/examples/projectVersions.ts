import fs from 'node:fs';
import path from 'node:path';
import {DEPENDENCIES, DEV_DEPENDENCIES} from '../../lib/playground/viteProject';

/**
 * Reads the installed versions of the packages that projects made of examples need, by name.
 * @param siteDir - absolute path of the site's project.
 */
export function readProjectVersions(siteDir: string): Record<string, string> {
  const names = new Set([DEPENDENCIES, DEV_DEPENDENCIES].flatMap((lists) => Object.values(lists).flat()));
  return Object.fromEntries(
    [...names].map((name) => {
      const file = path.join(siteDir, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version];
    }),
  );
}
