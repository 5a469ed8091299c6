import type {ReactNode} from 'react';
import {highlight} from './highlight';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** For an editor: its name, and what happens to a change. */
  label?: string;
  maxLength?: number;
  onChange?: (text: string) => void;
}

/** Colored code with line numbers; with `onChange`, a field over it takes the text. */
export function Code({text, label, maxLength, onChange}: Props): ReactNode {
  return (
    <div className={styles.code}>
      <pre className={styles.numbers} aria-hidden="true">
        {text.split('\n').map((_, line) => `${line + 1}\n`)}
      </pre>
      <div>
        <pre aria-hidden={onChange !== undefined}>{highlight(text)}</pre>
        {onChange && (
          <textarea
            value={text}
            maxLength={maxLength}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            aria-label={label}
            onChange={({target}) => onChange(target.value)}
          />
        )}
      </div>
    </div>
  );
}
