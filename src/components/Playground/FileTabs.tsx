import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  names: string[];
  active: string;
  onSelect: (name: string) => void;
  /** Gives the id of the element that shows a file. */
  panelIdOf: (name: string) => string;
}

const STEPS: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};

/** The tabs that pick a file. */
export function FileTabs({names, active, onSelect, panelIdOf}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown({key}: KeyboardEvent): void {
    const step = STEPS[key];
    if (step === undefined) return;
    const next = (names.indexOf(active) + step + names.length) % names.length;
    onSelect(names[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={styles.files} role="tablist" aria-label="Files" ref={list}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === active}
          aria-controls={panelIdOf(name)}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
