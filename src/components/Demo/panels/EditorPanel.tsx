import {useRef, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import styles from './styles.module.css';
import {usePanelText} from './usePanelState';

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

/** A plain text editor with numbered lines. */
export function EditorPanel({api}: IDockviewPanelProps): ReactNode {
  const [text, setText] = usePanelText(api.id, 'text', SAMPLE);
  const numbers = useRef<HTMLPreElement>(null);
  const count = text.split('\n').length;
  return (
    <div className={styles.editor}>
      <pre ref={numbers} aria-hidden="true">
        {Array.from({length: count}, (_, index) => index + 1).join('\n')}
      </pre>
      <textarea
        value={text}
        maxLength={20_000}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-label={`${api.title ?? 'Editor'}: text`}
        onChange={({target}) => setText(target.value)}
        onScroll={({currentTarget}) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
