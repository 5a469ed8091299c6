// What "Open in StackBlitz" sends has to be a project that installs from the registry, compiles and runs.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sirv from 'sirv';
import {describe, expect, test} from 'vitest';
import {findChromium} from '../../tools/chromium.mjs';
import {toViteProject} from '../../src/lib/playground/viteProject';
import {findExample} from '../../src/plugins/examples/readExamples';
import {readProjectVersions} from '../../src/plugins/examples/projectVersions';
import {ROOT} from '../support/pages';

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, {cwd, stdio: 'pipe', shell: process.platform === 'win32'});
}

function writeProject(name: string, files: Record<string, string>): string {
  const folder = path.join(ROOT, 'generated/stackblitz', name);
  fs.rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Opens a built project and counts the parts of its layout; throws on an error in its console. */
async function countParts(folder: string): Promise<number> {
  const server = http.createServer(sirv(folder)).listen(0);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const parts = page.locator('.dv-view');
    await parts.first().waitFor();
    expect(errors).toEqual([]);
    expect((await fetch(new URL('popout.html', page.url()))).status).toBe(200);
    return await parts.count();
  } finally {
    await browser.close();
    server.close();
  }
}

describe('projects for StackBlitz', () => {
  test.each([
    ['dockview/first-steps', 'react', 2],
    ['dockview/save-and-load', 'typescript', 3],
    ['gridview/first-steps', 'react', 3],
  ] as const)('the project of %s (%s) installs, compiles and runs', async (id, framework, parts) => {
    const {title, files} = findExample(path.join(ROOT, 'examples'), id);
    const versions = readProjectVersions(ROOT);
    const project = toViteProject({title, framework, files: files[framework], versions});
    const folder = writeProject(`${id.replace('/', '-')}-${framework}`, project.files);
    npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    npm(folder, 'run', 'build');
    expect(await countParts(path.join(folder, 'dist'))).toBeGreaterThanOrEqual(parts);
  });
});
