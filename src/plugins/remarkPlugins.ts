import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Pluggable} from 'unified';
import apiChanges from './releases/remark/apiChanges';
import apiLinks from './api/remark/apiLinks';
import apiReference from './api/remark/apiReference';
import eventTables from './api/remark/eventTables';
import exampleElements from './examples/remark/exampleElements';
import fileFences from '../remark/fileFences';
import frameworkFences from '../remark/frameworkFences';
import itemAnchors from './releases/remark/itemAnchors';
import limitTables from './limits/limitTables';
import releaseDetails from './releases/remark/releaseDetails';
import themeTables from './library-themes/themeTables';
import upgradeFinder from './releases/remark/upgradeFinder';

/**
 * What is done to the Markdown of every page. Order matters: transforms that write code fences or `api:` links run
 * before those that read them.
 */
export const pagePlugins: Pluggable[] = [
  exampleElements,
  apiReference,
  eventTables,
  apiChanges,
  releaseDetails,
  itemAnchors,
  themeTables,
  limitTables,
  upgradeFinder,
  apiLinks,
  fileFences,
  frameworkFences,
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
];
