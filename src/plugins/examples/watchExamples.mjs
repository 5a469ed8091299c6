import path from 'node:path';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');
const ID = /\bid="([\w-]+\/[\w-]+)"/g;

/** Hands a page on as it is, and has it compiled again when an example changes whose source is written into it. */
export default function watchExamples(page) {
  for (const [, id] of page.matchAll(ID)) this.addContextDependency(path.join(EXAMPLES, id));
  return page;
}
