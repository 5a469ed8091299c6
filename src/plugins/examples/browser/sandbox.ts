// Runs in the sandbox of edited examples: loads packages, waits for code, runs it once, and reports what became of it.
import {
  LONGEST_TEXT,
  type PrepareMessage,
  type RunMessage,
  type SandboxMessage,
} from '../../../lib/playground/messages';
import {createLoopGuard} from './loopGuard';
import {installMemoryStorage} from './memoryStorage';
import {addStyle, leaveFocusOutside, startPage} from './page';
import {toProblem} from './problems';

/** For how long errors that follow the start still count as a failed start, in milliseconds. React reports late. */
const SETTLE = 40;
const EXAMPLE = 'example:';

const {parent} = window;
const files = new Map<string, string>();

/** The way to the page, which reads nothing else: the code cannot send there what keeps the page busy. */
const {port1, port2} = new MessageChannel();

// Kept from here on, since the code may put others in their place.
const send: (message: SandboxMessage) => void = port1.postMessage.bind(port1);
const slice = Function.prototype.call.bind(String.prototype.slice) as (
  text: string,
  from: number,
  to: number,
) => string;
const NativeString = String;

/** One character more than is shown, so that the page sees that there was more. */
function cut(text: unknown): string {
  return slice(NativeString(text), 0, LONGEST_TEXT + 1);
}

function report(error: unknown): void {
  const {message, file, line} = toProblem(error, files);
  send({type: 'problem', problem: {message: cut(message), file: file && cut(file), line: line && +line}});
}

function toBlobUrl(code: string): string {
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
}

/**
 * Takes away what a policy cannot forbid: connections that send to any host, and steps in the history that the reader
 * would have to go back through. See `lockPolicy` for frames in the frame, which have their own.
 */
function disarm(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  const {prototype} = History;
  prototype.pushState = prototype.replaceState;
}

/**
 * Leaves only scripts that the page itself has made. A frame in the frame inherits that, and modules of this page are of
 * another origin there: so no code runs in it, and its window, which nothing was taken away from, is out of reach.
 */
function lockPolicy(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = 'script-src blob:';
  document.head.append(policy);
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
  lockPolicy();
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
// The sandbox has no origin and does not know that of the page; nothing here is secret.
parent.postMessage('ready', '*', [port2]);
