import {spawnSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';

function git(folder: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Decides where the dates of last changes come from. A copy without history, or with its newest part only, has no true
 * ones: then pages and sitemap go without, instead of telling the date of the copy.
 * @param folder - absolute path of the project.
 */
export function chooseHistory(folder: string): VcsPreset {
  return git(folder, 'rev-parse', '--is-shallow-repository') === 'false' ? 'git-eager' : 'disabled';
}
