/** What each folder may import beside itself: imports run one way, so that a layer can be understood without those above it. */
const LAYERS = {
  // Plain TypeScript that pages and plugins share.
  'src/lib': [],
  'src/hooks': ['src/lib'],
  // Run in the browser; plugins do not.
  'src/components': ['src/lib', 'src/hooks'],
  'src/theme': ['src/lib', 'src/hooks', 'src/components'],
  'src/clientModules': ['src/lib', 'src/hooks', 'src/components'],
  'src/pages': ['src/lib', 'src/hooks', 'src/components'],
  // Belongs to no feature: the transforms of a feature are in its plugin.
  'src/remark': ['src/lib'],
  'src/plugins': ['src/lib', 'src/remark'],
  // Programs that readers copy.
  examples: [],
  tools: [],
  scripts: ['tools'],
  benchmark: ['tools'],
};
/** Open to all of `src`. */
const SHARED = ['src/data', 'src/css'];

const layers = Object.entries(LAYERS).map(([folder, others]) => ({
  name: `imports-of-${folder.replace('/', '-')}`,
  comment: `${folder} may import ${[folder, ...others].join(', ')} only (.dependency-cruiser.mjs says why).`,
  severity: 'error',
  from: {path: `^${folder}/`},
  to: {
    path: '^(src|examples|scripts|tools|benchmark|tests)/',
    pathNot: [folder, ...SHARED, ...others].map((one) => `^${one}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'examples-share-nothing',
      comment: 'What an example needs is in its folder or shown with its files, so that it can be copied.',
      severity: 'error',
      from: {path: '^(examples/[^/]+/[^/]+)/'},
      to: {path: '^examples/', pathNot: ['^$1/', '^examples/frame\\.css$']},
    },
    {name: 'no-circle-of-files', severity: 'error', from: {}, to: {circular: true}},
    {name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: {circular: true}},
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|generated|\\.docusaurus|tests/fixtures)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
