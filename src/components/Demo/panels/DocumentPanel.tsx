import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** A text. */
export function DocumentPanel({api}: IDockviewPanelProps): ReactNode {
  return (
    <ScrollArea label={api.title ?? 'Document'}>
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
          Save keeps the arrangement in this browser, and the next visit starts with it. Reset brings the first
          arrangement back and leaves the saved one alone.
        </p>
        <p>
          Type something into the form, then move the form about: what you typed stays. Watch the events panel
          meanwhile; it lists what the dock reports, under the names of its API.
        </p>
      </div>
    </ScrollArea>
  );
}
