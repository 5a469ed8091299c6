import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContracts} from './contracts';
import {inlineStyles} from './inlineStyles';

/** Everything in the project that relies on undocumented parts of Docusaurus; the README lists them. */
export default function docusaurusInternals({siteDir}: LoadContext): Plugin {
  checkContracts(siteDir);
  return {
    name: 'docusaurus-internals',
    getClientModules: () => [path.join(__dirname, 'prefetch.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts'),
                tslib$: path.join(__dirname, 'importDefault.ts'),
              },
            },
            // Docusaurus names its chunks; numbers beside the names would add two tables to every page.
            optimization: {chunkIds: 'named'},
          },
    // Without waiting for anything: the plugins after this one read the finished pages.
    async postBuild(props) {
      inlineStyles(props);
    },
  };
}
