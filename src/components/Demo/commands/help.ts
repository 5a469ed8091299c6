import type {Command} from './types';

/** What helps to find one's way. */
export const HELP_COMMANDS: readonly Command[] = [
  {
    id: 'palette',
    menu: 'Help',
    section: '',
    title: 'All commands…',
    shortcut: {code: 'KeyP', alt: true},
    run: ({open}) => (open('palette'), ''),
  },
  {
    id: 'shortcuts',
    menu: 'Help',
    section: '',
    title: 'Keyboard shortcuts…',
    shortcut: {code: 'Slash', alt: true},
    run: ({open}) => (open('shortcuts'), ''),
  },
  {id: 'tour', menu: 'Help', section: '', title: 'Tour in five steps', run: ({open}) => (open('tour'), '')},
];
