/** `"0058b4c6": [() => import(…), "@site/docs/page.mdx", require.resolveWeak("@site/docs/page.mdx")],` */
const ENTRY = /^( {2}"[^"]+": \[\(\) => import\([^)]+\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],/;

/**
 * Loader of the generated table of all chunks: leaves how each is loaded, and takes out the path and the number of its
 * module, which only the rendering at build reads.
 * @param {string} source - text of the table, an entry per line.
 * @returns {string} the table without them.
 * @throws when an entry has another form than the one this was written for.
 */
export default function registryLoader(source) {
  return source
    .split('\n')
    .map((line) => {
      if (line.startsWith('  ') && !ENTRY.test(line)) {
        throw new Error(
          `Docusaurus writes its registry of chunks in a new form: adapt src/plugins/leanClient.\n${line}`,
        );
      }
      return line.replace(ENTRY, '$1],');
    })
    .join('\n');
}
