import type {Picture} from '../../../lib/picture/model';
import type {Example} from '../readExamples';
import {draw} from './draw';

/** Drawn at the same time: most of the time is spent waiting, but each takes memory. */
const BATCH = 8;

const drawn = new Map<string, Promise<Picture>>();

/**
 * The picture of one example, drawn once per process and state of its code.
 * @param siteFolder - absolute path of the project.
 * @throws Error that names the example, when it makes no layout.
 */
export function pictureOf(example: Example, siteFolder: string): Promise<Picture> {
  const source = JSON.stringify(example.files.typescript);
  const picture = drawn.get(source) ?? draw({example, siteFolder});
  drawn.set(source, picture);
  return picture;
}

/** The pictures of several examples, in their order. */
export async function picturesOf(examples: readonly Example[], siteFolder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let start = 0; start < examples.length; start += BATCH) {
    const batch = examples.slice(start, start + BATCH);
    pictures.push(...(await Promise.all(batch.map((example) => pictureOf(example, siteFolder)))));
  }
  return pictures;
}
