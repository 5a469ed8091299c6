import type {ReactNode} from 'react';
import {AddPanel} from './dialogs/AddPanel';
import {GroupSize} from './dialogs/GroupSize';
import {NamedLayouts} from './dialogs/NamedLayouts';
import {Palette} from './dialogs/Palette';
import {Shortcuts} from './dialogs/Shortcuts';
import {Tour} from './dialogs/Tour';
import type {Workbench} from './useWorkbench';

/** The dialog that is open, if any. */
export function Dialogs({workbench: {dialog, target, run, closeDialog}}: {workbench: Workbench}): ReactNode {
  if (!target) return null;
  switch (dialog) {
    case 'palette':
      return <Palette target={target} run={run} onClose={closeDialog} />;
    case 'shortcuts':
      return <Shortcuts onClose={closeDialog} />;
    case 'add':
      return <AddPanel run={run} onClose={closeDialog} />;
    case 'size':
      return <GroupSize target={target} run={run} onClose={closeDialog} />;
    case 'layouts':
      return <NamedLayouts target={target} run={run} onClose={closeDialog} />;
    case 'tour':
      return <Tour onClose={closeDialog} />;
    case null:
      return null;
  }
}
