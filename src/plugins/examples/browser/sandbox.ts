// Runs in the sandbox of edited examples: loads packages, waits for code, runs it once, and reports what became of it.
import type {PrepareMessage, RunMessage, SandboxMessage} from '../../../lib/playground/messages';
import {createLoopGuard} from './loopGuard';
import {installMemoryStorage} from './memoryStorage';
import {addStyle, leaveFocusOutside, startPage} from './page';
import {toProblem} from './problems';

/** For how long errors that follow the start still count as a failed start, in milliseconds. React reports late. */
const SETTLE = 40;
const EXAMPLE = 'example:';

const {parent} = window;
const files = new Map<string, string>();

function send(message: SandboxMessage): void {
  // The sandbox has no origin and does not know that of the page; nothing here is secret.
  parent.postMessage(message, '*');
}

function report(error: unknown): void {
  send({type: 'problem', problem: toProblem(error, files)});
}

function toBlobUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
}

/**
 * Takes away what a policy cannot forbid: connections that send to any host, and steps in the history that the reader
 * would have to go back through. Frames in the frame have their own; nothing here is a promise.
 */
function disarm(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  const {prototype} = History;
  prototype.pushState = prototype.replaceState;
}

/** Loads the packages ahead of the code: they are most of the time of a run. */
function prepare({mode, modules, style}: PrepareMessage): void {
  startPage(mode);
  installMemoryStorage();
  addStyle(style);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(modules.map(({name, code}) => [name, toBlobUrl(code)])),
  });
  document.head.append(map);
  // What fails here fails again, and is reported, when the code imports it.
  for (const {name} of modules) import(name).catch(() => undefined);
}

/** Gives each file a URL. Not every browser accepts a second import map, so the URLs go into the code. */
function linkFiles(modules: RunMessage['modules']): string {
  const urls = new Map<string, string>();
  let entry = '';
  for (const {name, code, needs} of modules) {
    const linked = needs.reduce(
      (text, need) => text.replaceAll(JSON.stringify(need), JSON.stringify(urls.get(need))),
      code,
    );
    entry = toBlobUrl(linked);
    urls.set(name, entry);
    files.set(entry, name.slice(EXAMPLE.length));
  }
  return entry;
}

async function run({loopGuard, modules, styles}: RunMessage): Promise<void> {
  Object.defineProperty(window, loopGuard, {value: createLoopGuard()});
  styles.forEach(addStyle);
  let failed = false;
  window.addEventListener('error', () => (failed = true));
  try {
    await import(linkFiles(modules));
  } catch (error) {
    report(error);
    return;
  }
  setTimeout(() => {
    if (!failed) send({type: 'started'});
  }, SETTLE);
}

disarm();
leaveFocusOutside();
window.addEventListener('error', ({error, message}) => report(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => report(reason));
window.addEventListener('message', function listen({source, data}: MessageEvent<PrepareMessage | RunMessage>) {
  // Outside of a sandbox the code would have the rights of the site.
  if (source !== parent || window.origin !== 'null') return;
  if (data.type === 'prepare') prepare(data);
  if (data.type !== 'run') return;
  window.removeEventListener('message', listen);
  void run(data);
});
send({type: 'ready'});
