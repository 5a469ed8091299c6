import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way, so that a layer can be understood without those above it. */
function mayNotImport(files, folders, message) {
  const group = folders.flatMap((folder) => [`**/${folder}`, `**/${folder}/**`, `@site/src/${folder}/**`]);
  return {files, rules: {'no-restricted-imports': ['error', {patterns: [{group, message}]}]}};
}

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      'generated',
      'node_modules',
      'tests/samples',
      // Stands for the types of a published package.
      'tests/fixtures/api-package',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      // An index that a check above proves is in range reads better than a branch that never runs.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error', 'info']}],
      complexity: ['error', 14],
      'max-lines-per-function': ['error', {max: 90, skipBlankLines: true, skipComments: true}],
    },
  },
  // Examples are programs of their own, not pages of this site.
  {
    files: ['examples/**'],
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      'no-restricted-imports': [
        'error',
        {patterns: [{group: ['@site/**', '../**'], message: 'Examples use packages.'}]},
      ],
    },
  },
  {files: ['**/*.cjs', 'babel.config.js'], languageOptions: {globals: globals.commonjs}},
  {files: ['babel.config.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {
    files: ['tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/no-html-links': 'off',
    },
  },
  mayNotImport(
    ['src/lib/**'],
    ['clientModules', 'components', 'hooks', 'pages', 'plugins', 'remark', 'theme'],
    'src/lib is plain TypeScript that pages and plugins share.',
  ),
  mayNotImport(
    ['src/hooks/**'],
    ['clientModules', 'components', 'pages', 'plugins', 'remark', 'theme'],
    'Hooks may import src/lib only.',
  ),
  mayNotImport(
    ['src/components/**', 'src/theme/**', 'src/clientModules/**'],
    ['pages', 'plugins', 'remark'],
    'Components run in the browser; plugins do not.',
  ),
  mayNotImport(['src/pages/**'], ['plugins', 'remark'], 'Pages run in the browser; plugins do not.'),
  mayNotImport(
    ['src/plugins/**'],
    ['clientModules', 'components', 'hooks', 'pages', 'theme'],
    'Plugins run at build; what they share with pages is in src/lib.',
  ),
  mayNotImport(['scripts/**'], ['tests', 'benchmark'], 'What scripts share with tests and benchmarks is in tools.'),
  mayNotImport(['benchmark/**'], ['tests', 'scripts'], 'What benchmarks share with tests and scripts is in tools.'),
  mayNotImport(['tools/**'], ['tests', 'scripts', 'benchmark'], 'Tools stand alone.'),
  mayNotImport(
    ['src/remark/**'],
    ['clientModules', 'components', 'hooks', 'pages', 'plugins', 'theme'],
    'src/remark belongs to no feature: transforms of a feature are in its plugin.',
  ),
);
