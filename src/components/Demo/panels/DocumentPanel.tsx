import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** A text. */
export function DocumentPanel({api}: IDockviewPanelProps): ReactNode {
  return (
    <ScrollArea api={api} label={api.title ?? 'Document'}>
      <div className={styles.text}>
        <p>This is a real dock, not a picture of one. Everything in it can be moved.</p>
        <ul>
          <li>Drag a tab onto another group: into its middle to stack, to a side to split.</li>
          <li>Drag a tab to an edge of the whole dock to give it a full row or column.</li>
          <li>Hold Shift while you drag a tab, and it floats.</li>
          <li>Drag the border between two groups to resize them.</li>
          <li>Drag the empty part of a header to move the whole group.</li>
        </ul>
        <p>
          The menus do the same and more, without a mouse. Every change can be undone. “Save layout” keeps the
          arrangement in this browser, and the next visit starts with it.
        </p>
        <p>
          Type something into the form or the editor, then move it about, or undo: what you typed stays. Watch the
          panels Events and Layout JSON meanwhile; they show what the dock reports, under the names of its API.
        </p>
        <p>
          At the browser’s console, <code>dockviewDemo.api</code> is the API of this very dock.
        </p>
      </div>
    </ScrollArea>
  );
}
