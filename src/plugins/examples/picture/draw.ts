import {JSDOM, VirtualConsole, type DOMWindow} from 'jsdom';
import {toPicture, type SavedLayout} from '../../../lib/picture/fromLayout';
import type {Picture} from '../../../lib/picture/model';
import type {Example} from '../readExamples';
import {libraryScript, programScript} from './scripts';

/** The size of the window that the example believes to have, in CSS pixels. */
const SIZE = {width: 800, height: 500};
/** How long an example may take until its layout is as it should be, in milliseconds. */
const SETTLE = 150;

interface Recorded {
  kind: SavedLayout['kind'];
  api: {toJSON: () => unknown};
}

/** What browsers have and jsdom has not; none of it changes a layout. */
function addMissing(window: DOMWindow): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const define = (target: object, properties: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(target, name, {value, configurable: true, writable: true});
    }
  };
  const matchMedia = () => ({matches: false, addEventListener: () => undefined, removeEventListener: () => undefined});
  define(window, {ResizeObserver: Observer, IntersectionObserver: Observer, matchMedia, pictureSize: SIZE});
  define(window, {structuredClone});
  const {width, height} = SIZE;
  define(window.HTMLElement.prototype, {
    clientWidth: width,
    offsetWidth: width,
    clientHeight: height,
    offsetHeight: height,
    // A floating group has its size in its style; whatever has none counts as large as the window.
    getBoundingClientRect(this: HTMLElement) {
      const style = (name: string, fallback: number) => parseFloat(this.style.getPropertyValue(name)) || fallback;
      return new window.DOMRect(style('left', 0), style('top', 0), style('width', width), style('height', height));
    },
  });
}

/** What a picture is made of. */
export interface Drawn {
  example: Example;
  /** Absolute path of the project. */
  siteFolder: string;
}

/**
 * Draws an example: runs its TypeScript variant in jsdom, at a fixed size, and takes the layout it makes.
 * @throws Error that names the example, when it makes no layout.
 */
export async function draw({example, siteFolder}: Drawn): Promise<Picture> {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({message}) => problems.push(message));
  const dom = new JSDOM('<!doctype html><main id="app"></main>', {
    url: 'http://localhost/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  const {window} = dom;
  try {
    addMissing(window);
    const scripts = [await libraryScript(siteFolder), await programScript(example)];
    for (const script of scripts) script.runInContext(dom.getInternalVMContext());
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    const recorded = window.picture as Recorded | undefined;
    if (!recorded) throw new Error(`It created no layout. ${problems.join(' ')}`);
    return toPicture({kind: recorded.kind, layout: recorded.api.toJSON()} as SavedLayout);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${example.folder}/typescript: no picture could be made of it: ${reason} What browsers have and jsdom lacks is added in src/plugins/examples/picture.`,
      {cause: error},
    );
  } finally {
    window.close();
  }
}
