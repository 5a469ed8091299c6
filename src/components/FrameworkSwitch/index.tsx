import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {useFramework} from '../../hooks/useFramework';
import {FRAMEWORK_LABELS, FRAMEWORKS} from '../../lib/frameworks';
import styles from './styles.module.css';

export {FrameworkPane} from './FrameworkPane';

/** The radio buttons that select a framework. */
export function FrameworkTabs({label}: {label: string}): ReactNode {
  const [framework, choose] = useFramework();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = FRAMEWORKS.find((candidate) => candidate !== framework)!;
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-choice="${next}"]`)?.focus();
  }

  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label} ref={list}>
      {FRAMEWORKS.map((candidate) => (
        <button
          key={candidate}
          type="button"
          role="radio"
          aria-checked={candidate === framework}
          tabIndex={candidate === framework ? 0 : -1}
          data-choice={candidate}
          className={styles.tab}
          onClick={() => choose(candidate)}
          onKeyDown={onKeyDown}
        >
          {FRAMEWORK_LABELS[candidate]}
        </button>
      ))}
    </div>
  );
}

/** Shows the pane of the reader's framework among the `FrameworkPane`s inside; the HTML contains them all. */
export function FrameworkSwitch({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.switch}>
      <FrameworkTabs label="Framework of this sample" />
      {children}
    </div>
  );
}
