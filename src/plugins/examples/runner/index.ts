// Runs in the sandbox of edited examples: loads packages, waits for code, runs it once, and tells what became of it.
import {answerColorScheme} from '../../../lib/playground/colorMode';
import {leaveFocusOutside} from '../../../lib/playground/frameFocus';
import type {PrepareMessage, RunMessage, SandboxMessage} from '../../../lib/playground/messages';
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

function addressOf(code: string): string {
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
}

/** Loads the packages ahead of the code: most of the time of a run goes into them. */
function prepare({mode, modules, style}: PrepareMessage): void {
  answerColorScheme(mode);
  installMemoryStorage();
  [EXAMPLE_PAGE_STYLE, style].forEach(addStyle);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(modules.map(({name, code}) => [name, addressOf(code)])),
  });
  document.head.append(map);
  // What fails here fails again, and is told, when the code imports it.
  for (const {name} of modules) import(name).catch(() => undefined);
}

/** Gives each file an address. Not every browser takes a second import map, so the addresses go into the code. */
function linkFiles(modules: RunMessage['modules']): string {
  const addresses = new Map<string, string>();
  let entry = '';
  for (const {name, code, needs} of modules) {
    const linked = needs.reduce(
      (text, need) => text.replaceAll(JSON.stringify(need), JSON.stringify(addresses.get(need))),
      code,
    );
    entry = addressOf(linked);
    addresses.set(name, entry);
    files.set(entry, name.slice(EXAMPLE.length));
  }
  return entry;
}

async function run({guard, modules, styles}: RunMessage): Promise<void> {
  Object.defineProperty(window, guard, {value: createGuard()});
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
    if (!failed) tell({type: 'started'});
  }, SETTLE);
}

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
tell({type: 'ready'});
