import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** What a visitor can do in the dock, with a mouse or with fingers. */
export function DocumentPanel({api}: IDockviewPanelProps): ReactNode {
  return (
    <ScrollArea api={api}>
      <div className={styles.text}>
        <p>This is a real dock, not a picture of one. Everything in it can be moved.</p>
        <ul className={styles.mouse}>
          <li>Drag a tab onto another group: into its middle to stack, to a side to split.</li>
          <li>Drag a tab to an edge of the whole dock to give it a full row or column.</li>
          <li>Hold Shift while you drag a tab, and it floats.</li>
          <li>Drag the border between two groups to resize them.</li>
          <li>Drag the empty part of a header to move the whole group.</li>
          <li>Click a tab with the middle mouse button to close it.</li>
        </ul>
        <ul className={styles.fingers}>
          <li>Pull the border between two groups to resize them.</li>
          <li>“Move…” in a header splits, floats or moves the active panel.</li>
          <li>Pull the header of a floating group to move it.</li>
        </ul>
        <p>
          The menus do the same and more; “Commands” finds everything.{' '}
          <span className={styles.mouse}>
            On a tab, Enter or Space opens it, and the arrow keys go to its neighbors.
          </span>
        </p>
        <p>Every change can be undone. “Save layout” keeps the arrangement in this browser for your next visit.</p>
        <p>
          Type something into the form or the editor, then move the panel, or undo: your text stays. The Events and
          Layout JSON panels update as you work, under the names of the API.
        </p>
      </div>
    </ScrollArea>
  );
}
