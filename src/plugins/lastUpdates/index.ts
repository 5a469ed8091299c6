import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

function git(folder: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Decides where the dates of last changes come from. A copy without history, or with its newest part only, has no true
 * ones: then pages and sitemap go without, instead of telling the date of the copy.
 * @param folder - absolute path of the project.
 */
export function readHistory(folder: string): VcsConfig {
  const isWhole = git(folder, 'rev-parse', '--is-shallow-repository') === 'false';
  const history = getVcsPreset(isWhole ? 'git-eager' : 'disabled');
  return {
    ...history,
    // The sitemap asks by relative paths, which the history does not know.
    getFileLastUpdateInfo: (file) => history.getFileLastUpdateInfo(path.resolve(folder, file)),
  };
}
