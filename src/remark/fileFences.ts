import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readFenceMeta, type Transformer} from './jsx';

const SITE = path.resolve(__dirname, '../..');

/** Fills empty code fences that carry `file="src/…"` with that file, so that a page shows what is tested. */
export default function fileFences(): Transformer {
  return (tree, page) => {
    visit(tree, 'code', (node) => {
      const file = readFenceMeta(node.meta, 'file');
      if (file === undefined) return;
      const source = path.join(SITE, file);
      if (!fs.existsSync(source)) throw new Error(`${page.path}: a code fence shows ${file}, which does not exist.`);
      node.value = fs.readFileSync(source, 'utf8').trimEnd();
    });
  };
}
