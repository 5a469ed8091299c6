// Runs in the sandbox of edited examples: waits for code, runs it once, and tells what became of it.
import {answerColorScheme} from '../../../lib/playground/colorMode';
import type {RunMessage, SandboxMessage} from '../../../lib/playground/messages';
import {EXAMPLE_PAGE_STYLE} from '../../../lib/playground/pageStyle';
import {createGuard} from './guard';
import {installMemoryStorage} from './memoryStorage';
import {toProblem} from './problems';

/** For how long errors that follow the start still count as a failed start, in milliseconds. React reports late. */
const SETTLE = 40;
const EXAMPLE = 'example:';

const {parent} = window;
const files = new Map<string, string>();

function tell(message: SandboxMessage): void {
  // The sandbox has no origin and does not know that of the page; nothing here is secret.
  parent.postMessage(message, '*');
}

function report(error: unknown): void {
  tell({type: 'problem', problem: toProblem(error, files)});
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

function addImportMap(modules: RunMessage['modules']): void {
  const imports: Record<string, string> = {};
  for (const {name, code} of modules) {
    const address = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
    imports[name] = address;
    if (name.startsWith(EXAMPLE)) files.set(address, name.slice(EXAMPLE.length));
  }
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({imports});
  document.head.append(map);
}

async function run({mode, guard, entry, modules, styles}: RunMessage): Promise<void> {
  answerColorScheme(mode);
  installMemoryStorage();
  Object.defineProperty(window, guard, {value: createGuard()});
  [EXAMPLE_PAGE_STYLE, ...styles].forEach(addStyle);
  addImportMap(modules);
  let failed = false;
  window.addEventListener('error', () => (failed = true));
  try {
    await import(entry);
  } catch (error) {
    report(error);
    return;
  }
  setTimeout(() => {
    if (!failed) tell({type: 'started'});
  }, SETTLE);
}

window.addEventListener('error', ({error, message}) => report(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => report(reason));
window.addEventListener('message', function listen({source, data}: MessageEvent<RunMessage>) {
  // Outside of a sandbox the code would have the rights of the site.
  if (source !== parent || window.origin !== 'null' || data.type !== 'run') return;
  window.removeEventListener('message', listen);
  void run(data);
});
tell({type: 'ready'});
