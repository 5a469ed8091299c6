import {copyText} from '../../../lib/clipboard';
import {download} from '../../../lib/download';
import {FRAMEWORK_LABELS, FRAMEWORKS, type Framework} from '../../../lib/frameworks';
import {MAX_LAYOUT_BYTES} from '../../../lib/layout/parseLayout';
import {decodeText, encodeText} from '../../../lib/shareCodec';
import {setHash, urlWith} from '../../../lib/urlHash';
import type {Demo} from '../DemoContext';
import {currentLayout, layoutText, showPreset, showText} from '../dock/layout';
import {PRESETS, type Preset} from '../model/panels';
import {MAX_NAMED, readNamed, readSaved, writeNamed, writeSaved} from '../model/storage';
import {commandsOf, type Command} from './command';

const FILE_NAME = 'dockview-layout.json';
/** Start of a hash that holds a layout. */
const HASH = '#layout=';
const NOT_STORED = 'The browser’s storage is full or blocked. Export the layout as a file instead.';
const BLOCKED = 'Storage is blocked in this browser, so layouts can’t be saved.';
const TOO_LARGE = 'it is larger than 1 MB';

function refusal(name: string, reason: string): string {
  return `${name} can’t be shown because ${reason}. The dock hasn’t changed.`;
}

/** Shows the layout in a text. @returns what to tell the visitor. */
function show(demo: Demo, text: string, name: string): string {
  const reason = showText(demo, text);
  return reason === undefined ? `${name} is shown.` : refusal(name, reason);
}

/** Whether the URL holds a layout. */
export function hasLink(): boolean {
  return window.location.hash.startsWith(HASH);
}

/** Removes a layout from the URL, so that a reload shows the saved one. */
function forgetLink(): void {
  if (hasLink()) setHash('');
}

async function copyLink(demo: Demo): Promise<string> {
  const encoded = encodeText(layoutText(demo)).then((code) => HASH + code);
  const {copied} = await copyText(encoded.then(urlWith));
  setHash(await encoded);
  return copied ? 'Copied a link to this layout.' : 'The browser blocked copying. The link is in the address bar.';
}

async function openLink(demo: Demo): Promise<string> {
  const name = 'The layout of the link';
  try {
    const text = await decodeText(window.location.hash.slice(HASH.length), MAX_LAYOUT_BYTES);
    const reason = showText(demo, text);
    return reason === undefined ? 'Opened the shared layout. Your saved layout is unchanged.' : refusal(name, reason);
  } catch (error) {
    return refusal(name, error instanceof RangeError ? TOO_LARGE : 'the link is cut off or damaged');
  }
}

async function copyCode(demo: Demo, framework: Framework): Promise<string> {
  const layout = currentLayout(demo);
  // Loaded when it is asked for: few visitors do.
  const written = import('../../../lib/layout/layoutToCode').then((module) => module.layoutToCode(layout, framework));
  const outcome = await copyText(written.then(({code}) => code));
  if (!outcome.copied) return `The code was not copied. ${outcome.reason}`;
  const {reason} = await written;
  const label = FRAMEWORK_LABELS[framework];
  if (reason === undefined) return `Copied the calls that build this layout, for ${label}.`;
  return `Copied code for ${label} that loads this layout, because ${reason}.`;
}

function exportFile(demo: Demo): string {
  download(FILE_NAME, layoutText(demo), 'application/json');
  return `Exported the layout as ${FILE_NAME}.`;
}

/** Id of the field for the file to import. */
export const FILE_FIELD = 'demo-file';

function chooseFile(): undefined {
  document.getElementById(FILE_FIELD)?.click();
}

function save(demo: Demo): string {
  if (!writeSaved(layoutText(demo))) return `Not saved. ${NOT_STORED}`;
  forgetLink();
  return 'Layout saved.';
}

function load(demo: Demo): string {
  const saved = readSaved();
  if (saved === 'blocked') return BLOCKED;
  return saved === null ? 'Nothing is saved yet.' : show(demo, saved.text, 'The saved layout');
}

function reset(demo: Demo): string {
  showPreset(demo);
  forgetLink();
  return 'The default layout is back. What you saved stays saved.';
}

function pickPreset(demo: Demo, preset: Preset): string {
  showPreset(demo, preset);
  forgetLink();
  return `${PRESETS[preset].label}: a layout to start from. Undo brings yours back.`;
}

function saveAs(demo: Demo, name: string): string {
  const layouts = readNamed();
  if (!layouts.has(name) && layouts.size >= MAX_NAMED) return `There are ${MAX_NAMED} layouts. Delete one first.`;
  return writeNamed(layouts.set(name, layoutText(demo))) ? `Saved as “${name}”.` : `Not saved. ${NOT_STORED}`;
}

function remove(name: string): string {
  const layouts = readNamed();
  layouts.delete(name);
  return writeNamed(layouts) ? `Deleted “${name}”.` : `Not deleted. ${NOT_STORED}`;
}

/** Fills a new dock with the saved layout, or with the default one. @returns what to tell the visitor. */
export function startLayout(demo: Demo): string {
  const saved = readSaved();
  const reason = saved === null || saved === 'blocked' ? 'there is none' : showText(demo, saved.text);
  if (reason === undefined) return 'Your saved layout is back.';
  showPreset(demo);
  if (saved === null) return 'Ready. Whatever you change can be undone.';
  if (saved === 'blocked') return BLOCKED;
  return `The saved layout can’t be shown because ${reason}. It stays stored until you save another one.`;
}

/** Shows the layout in the URL. */
export const OPEN_LINK: Command = {id: 'open_link', menu: 'Layouts', title: 'Open link', words: '', run: openLink};

/** Shows the layout of a file that the visitor chose. */
export function importCommand(file: File): Command {
  // A file of a gigabyte would freeze the page before it is read.
  const run = async (demo: Demo): Promise<string> =>
    file.size > MAX_LAYOUT_BYTES ? refusal(file.name, TOO_LARGE) : show(demo, await file.text(), file.name);
  return {id: 'import_file', menu: 'Layouts', title: 'Import', words: '', run};
}

/** Stores the layout under a name. */
export function saveAsCommand(name: string): Command {
  return {id: 'save_named', menu: 'Layouts', title: 'Save layout', words: '', run: (demo) => saveAs(demo, name)};
}

/** Two commands for each layout that the visitor named. */
export function namedLayoutCommands(): readonly Command[] {
  const layouts = [...readNamed()];
  return commandsOf('Layouts', (add) => {
    for (const [name, text] of layouts) {
      const more = {section: 'Your layouts', short: name};
      add('load_named', `Show layout: ${name}`, 'load', (demo) => show(demo, text, `“${name}”`), more);
    }
    for (const [name] of layouts) {
      add('delete_named', `Delete layout: ${name}`, 'remove', () => remove(name), {section: 'Delete', short: name});
    }
  });
}

/** Everything done with the layout as a whole. */
export const LAYOUT_COMMANDS = commandsOf('Layouts', (add) => {
  const section = 'Files and links';
  add('save', 'Save layout', 'store keep persist remember', save, {keys: 'Mod+S'});
  add('load', 'Load saved layout', 'open restore', load);
  add('save_as', 'Save layout as…', 'name preset', ({dialog}) => dialog.set('saveAs'));
  add('reset', 'Reset to the default layout', 'clear start over', reset);
  add('export', 'Export layout as a file', 'download json save', exportFile, {section});
  add('import', 'Import layout from a file…', 'upload open json', chooseFile, {section});
  add('link', 'Share: copy a link to this layout', 'url address send', copyLink, {section});
  for (const framework of FRAMEWORKS) {
    const title = `Copy as code: ${FRAMEWORK_LABELS[framework]}`;
    add(`code_${framework}`, title, 'generate layout addPanel source', (demo) => copyCode(demo, framework), {section});
  }
});

/** The layouts to start from. */
export const PRESET_COMMANDS = commandsOf('Layouts', (add) => {
  for (const preset of Object.keys(PRESETS) as Preset[]) {
    const short = PRESETS[preset].label;
    const run = (demo: Demo): string => pickPreset(demo, preset);
    add(`preset_${preset}`, `Start from: ${short}`, 'preset example template', run, {section: 'Start from', short});
  }
});
