import {visit} from 'unist-util-visit';
import {getUrl, readReference} from '../reference';
import type {Transformer} from '../../../remark/jsx';

const SCHEME = 'api:';

/** Turns links such as `[addPanel](api:DockviewApi.addPanel)` into links to the API reference. */
export default function apiLinks(): Transformer {
  return (tree, file) => {
    const types = readReference();
    visit(tree, 'link', (node) => {
      if (!node.url.startsWith(SCHEME)) return;
      const name = node.url.slice(SCHEME.length);
      const url = getUrl(name, types);
      if (!url) {
        const line = node.position?.start.line;
        throw new Error(`${file.path}:${line}: the API reference has no entry "${name}". Write Type or Type.member.`);
      }
      node.url = url;
    });
  };
}
