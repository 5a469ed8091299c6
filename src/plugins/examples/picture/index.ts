import path from 'node:path';
import type {Picture} from '../../../lib/picture/model';
import {BuildCache} from '../../buildCache';
import {mapOnThreads} from '../../threads';
import type {Example} from '../readExamples';
import type {Drawn} from './draw';

const DRAW = path.join(__dirname, 'draw.ts');

const cache = new BuildCache<Picture>('pictures');

/**
 * The pictures of examples, drawn again only where code has changed.
 * @param siteFolder - absolute path of the project.
 * @throws Error that names the example, when one makes no layout.
 */
export function picturesOf(examples: readonly Example[], siteFolder: string): Promise<Picture[]> {
  const drawn = examples.map((example) => ({example, siteFolder}));
  const sourceOf = ({example}: Drawn) => JSON.stringify(example.files.typescript);
  return cache.all(drawn, sourceOf, (missing) => mapOnThreads(DRAW, missing));
}

/** The picture of one example. */
export async function pictureOf(example: Example, siteFolder: string): Promise<Picture> {
  const [picture] = await picturesOf([example], siteFolder);
  return picture!;
}

/** Keeps the pictures that were asked for, for the next build. */
export function keepPictures(): void {
  cache.save();
}
