import {copyText} from '../../../lib/clipboard';
import {layoutText, load, reset, save, shareLink} from '../bench/layouts';
import type {Command, Target} from './types';

const FILE_NAME = 'dockview-layout.json';

function exportFile(target: Target): string {
  const address = URL.createObjectURL(new Blob([layoutText(target)], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
  return `The layout is in the file ${FILE_NAME}.`;
}

async function copyLink(target: Target): Promise<string> {
  const making = shareLink(target);
  const {copied} = await copyText(making);
  // A link that could not be made is a failure of its own.
  await making;
  return copied
    ? 'A link to this layout is copied.'
    : 'The link is in the address bar; the browser did not allow to copy it.';
}

/** Everything done with the layout as a whole. */
export const LAYOUT_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    menu: 'Layout',
    section: '',
    title: 'Undo',
    shortcut: {code: 'KeyZ', command: true},
    run: ({recorder}) => recorder.undo(),
  },
  {
    id: 'redo',
    menu: 'Layout',
    section: '',
    title: 'Redo',
    shortcut: {code: 'KeyZ', command: true, shift: true},
    run: ({recorder}) => recorder.redo(),
  },
  {
    id: 'save',
    menu: 'Layout',
    section: 'This browser',
    title: 'Save layout',
    shortcut: {code: 'KeyS', command: true},
    run: save,
  },
  {id: 'load', menu: 'Layout', section: 'This browser', title: 'Load saved layout', run: load},
  {
    id: 'named',
    menu: 'Layout',
    section: 'This browser',
    title: 'Named layouts…',
    run: ({open}) => (open('layouts'), ''),
  },
  {id: 'export', menu: 'Layout', section: 'Elsewhere', title: 'Export layout as a file', run: exportFile},
  {
    id: 'import',
    menu: 'Layout',
    section: 'Elsewhere',
    title: 'Import layout from a file…',
    run: ({chooseFile}) => (chooseFile(), ''),
  },
  {id: 'link', menu: 'Layout', section: 'Elsewhere', title: 'Copy a link to this layout', run: copyLink},
  {id: 'reset', menu: 'Layout', section: 'Start again', title: 'Reset to the default layout', run: reset},
];
