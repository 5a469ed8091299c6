import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

function here(file: string): string {
  return path.join(__dirname, file);
}

/** Keeps out of the browser's bundle what no page needs, of what the generator and its theme put there. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss: (options) => ({
      ...options,
      // The generator gives all options: no file of any folder adds to them.
      config: false,
      // Prefixes alone. The minifier brings newer syntax into a form that the browsers in package.json know.
      plugins: options.plugins.map((plugin) =>
        Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0])) ? [plugin[0], {stage: false}] : plugin,
      ),
    }),
    configureWebpack: (_config, isServer, {currentBundler}) => {
      const plainDates = new currentBundler.instance.NormalModuleReplacementPlugin(
        /\/utils\/IntlUtils$/,
        here('plainDates.ts'),
      );
      if (isServer) return {plugins: [plainDates]};
      return {
        // The theme loads the highlighter on every page; code is coloured at build (`src/plugins/highlight/highlightCode.ts`).
        resolve: {alias: {'prism-react-renderer$': here('noHighlighter.ts'), tslib$: here('tslib.ts')}},
        // Chunks have names of their own already; numbers beside them would need two more tables on every page.
        optimization: {chunkIds: 'named'},
        plugins: [plainDates],
        module: {rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: here('registryLoader.mjs')}]},
      };
    },
  };
}
