// Builds the same content with other generators, below `generated/benchmark`.
//
//   npm run build && node benchmark/buildPeers.mjs
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT, readContent, writeFiles} from './content.mjs';
import * as docusaurus from './peers/docusaurus.mjs';
import * as starlight from './peers/starlight.mjs';
import * as vitepress from './peers/vitepress.mjs';

const FOLDER = path.join(ROOT, 'generated/benchmark');
export const PEERS = [docusaurus, vitepress, starlight];

/** Where the finished site of a peer lies. */
export function siteOf({name, output}) {
  return path.join(FOLDER, name.split(' ')[0].toLowerCase(), output);
}

function run(folder, [command, ...args]) {
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit', env: {...process.env, CI: 'true'}});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}`);
}

function buildPeer(peer, content) {
  const folder = path.join(FOLDER, peer.name.split(' ')[0].toLowerCase());
  const {dependencies, overrides = {}} = peer;
  const manifest = {name: 'peer', private: true, dependencies, overrides};
  fs.rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, {'package.json': JSON.stringify(manifest), ...peer.files(content)});
  run(folder, ['npm', 'install', '--no-audit', '--no-fund']);
  const start = performance.now();
  run(folder, peer.build);
  console.info(`${peer.name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (import.meta.filename === process.argv[1]) {
  const content = readContent();
  const wanted = process.argv.slice(2);
  for (const peer of PEERS) {
    if (wanted.length === 0 || wanted.some((name) => peer.name.toLowerCase().startsWith(name)))
      buildPeer(peer, content);
  }
}
