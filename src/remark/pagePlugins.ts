import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Pluggable} from 'unified';
import apiChanges from './apiChanges';
import apiLinks from './apiLinks';
import apiReference from './apiReference';
import exampleCode from './exampleCode';
import frameworkFences from './frameworkFences';
import themeTables from './themeTables';
import upgradeSteps from './upgradeSteps';

/**
 * What is done to the Markdown of every page. Order matters: transforms that write code fences or `api:` links run
 * before those that read them.
 */
export const pagePlugins: Pluggable[] = [
  exampleCode,
  apiReference,
  apiChanges,
  themeTables,
  upgradeSteps,
  apiLinks,
  frameworkFences,
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
];
