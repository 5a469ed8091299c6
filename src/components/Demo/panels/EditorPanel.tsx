import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {LIMITS} from '../model/readLayout';
import styles from './styles.module.css';
import {usePanelText} from './usePanelText';

const SAMPLE = `import {createDockview} from 'dockview-core';

const dock = createDockview(document.getElementById('dock'), {
  createComponent: () => {
    const element = document.createElement('div');
    return {
      element,
      init: ({title}) => {
        element.textContent = title;
      },
    };
  },
});

dock.addPanel({id: 'files', component: 'text', title: 'Files'});
dock.addPanel({
  id: 'preview',
  component: 'text',
  title: 'Preview',
  position: {referencePanel: 'files', direction: 'right'},
});
`;

/** A plain text editor. */
export function EditorPanel({api}: IDockviewPanelProps): ReactNode {
  const [text, setText] = usePanelText(api.id, 'text', SAMPLE);
  return (
    <textarea
      className={styles.editor}
      value={text}
      maxLength={LIMITS.text}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      aria-label={`${api.title ?? 'Editor'}: text`}
      onChange={({target}) => setText(target.value)}
    />
  );
}
