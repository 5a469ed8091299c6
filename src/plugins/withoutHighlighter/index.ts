import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser's bundle. The theme loads it on every page, and code is coloured at build
 * (`src/rehype/highlightCode.ts`), so nothing would use it.
 */
export default function withoutHighlighter(): Plugin {
  return {
    name: 'without-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'nothing.ts')}},
    }),
  };
}
