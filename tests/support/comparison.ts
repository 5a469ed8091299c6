import fs from 'node:fs';
import path from 'node:path';
import {features, libraries} from '../../src/lib/comparison';
import {measureBundle} from '../../src/plugins/package-stats/measure';

/**
 * Checks the comparison against packages as they are installed.
 * @param folder - whose `node_modules` holds them.
 * @param names - which packages to check.
 * @returns a line for each cell or size that does not hold.
 */
export async function findWrongCells(folder: string, names: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const library of libraries.filter(({package: name}) => names.includes(name))) {
    const gzip = await measureBundle(`export * from '${library.package}'`, folder);
    // Another release of the bundler or of zlib moves a few bytes.
    if (Math.abs(gzip - library.gzip) > library.gzip * 0.01)
      wrong.push(`${library.package}: ${gzip} bytes, not ${library.gzip}`);
  }
  for (const {id, cells} of features) {
    for (const name of names) {
      const {file, has, lacks} = cells[name]!.source;
      const text = fs.readFileSync(path.join(folder, 'node_modules', file), 'utf8');
      const holds = has === undefined ? !new RegExp(lacks!).test(text) : text.includes(has);
      if (!holds)
        wrong.push(`${id}, ${name}: ${file} ${has === undefined ? `holds ${lacks}` : `does not hold ${has}`}`);
    }
  }
  return wrong;
}
