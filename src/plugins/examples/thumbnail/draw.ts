import {transform} from 'esbuild';
import {JSDOM, VirtualConsole, type DOMWindow} from 'jsdom';
import type {Thumbnail} from '../../../lib/thumbnail';
import {bundle, bundleVariant} from '../bundle';
import {memoize} from '../../../lib/memoize';
import type {Example} from '../readExamples';
import {toThumbnail, type SavedLayout} from '../../../lib/layout/toThumbnail';

/** The size of the window that the example believes to have, in CSS pixels. */
const SIZE = {width: 800, height: 500};
/** How long an example may take until its layout is complete, in milliseconds. */
const SETTLE = 150;

/** The first layout that an example creates; see `RECORDER`. */
interface Recorded {
  kind: SavedLayout['kind'];
  api: {toJSON: () => unknown};
}

/** The library as examples get it here: lays out what they create at the size of the window, and keeps the first. */
const RECORDER = `
import * as library from 'dockview-core';
export * from 'dockview-core';
function record(kind, create) {
  return (element, options) => {
    const api = create(element, options);
    api.layout(${SIZE.width}, ${SIZE.height});
    window.recorded ??= {kind, api};
    return api;
  };
}
export const createDockview = record('dockview', library.createDockview);
export const createGridview = record('gridview', library.createGridview);
export const createSplitview = record('splitview', library.createSplitview);
export const createPaneview = record('paneview', library.createPaneview);
`;

/** What browsers have and jsdom does not. */
function addMissing(window: DOMWindow): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const matchMedia = () => ({matches: false, addEventListener() {}, removeEventListener() {}});
  Object.assign(window, {ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia, structuredClone});
  const {width, height} = SIZE;
  const sizes = {clientWidth: width, offsetWidth: width, clientHeight: height, offsetHeight: height};
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(window.HTMLElement.prototype, name, {value});
  }
  // A floating group has its size in its style; whatever has none counts as large as the window.
  window.HTMLElement.prototype.getBoundingClientRect = function () {
    const read = (name: string, fallback: number) => parseFloat(this.style.getPropertyValue(name)) || fallback;
    return new window.DOMRect(read('left', 0), read('top', 0), read('width', width), read('height', height));
  };
}

let library: Promise<string> | undefined;

function loadLibrary(): Promise<string> {
  library ??= bundle('recorder', RECORDER, __dirname, {format: 'iife', globalName: 'library'}).then(
    ({script}) => script.text,
  );
  return library;
}

/** Runs a program in jsdom, and returns the layout it makes. */
async function run(scripts: string[]): Promise<SavedLayout> {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({message}) => problems.push(message));
  const {window} = new JSDOM('<!doctype html><main id="app"></main>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  try {
    addMissing(window);
    for (const script of scripts) window.eval(script);
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    const recorded = window.recorded as Recorded | undefined;
    if (!recorded) throw new Error(`It created no layout. ${problems.join(' ')}`);
    return {kind: recorded.kind, layout: recorded.api.toJSON()} as SavedLayout;
  } finally {
    window.close();
  }
}

/**
 * Draws an example: runs its TypeScript variant in jsdom, at a fixed size, and draws the layout it makes.
 * @throws Error that names the example, when it does not compile or makes no layout.
 */
export const drawThumbnail = memoize(
  ({files}: Example) => JSON.stringify(files.typescript),
  async (example): Promise<Thumbnail> => {
    const {script} = await bundleVariant({example, framework: 'typescript'});
    const program = await transform(script.text, {format: 'cjs'});
    try {
      return toThumbnail(await run([await loadLibrary(), 'window.require = () => library;', program.code]));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const advice = 'Add what browsers have and jsdom lacks to src/plugins/examples/thumbnail/draw.ts.';
      throw new Error(`${example.folder}/typescript: no thumbnail could be drawn: ${reason} ${advice}`, {cause: error});
    }
  },
);
