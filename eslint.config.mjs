import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  // Examples are programs that readers copy, not pages of this site.
  {
    files: ['examples/**'],
    rules: {'@docusaurus/no-html-links': 'off', '@docusaurus/prefer-docusaurus-heading': 'off'},
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
);
