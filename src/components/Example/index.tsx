import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {examplePath} from '../../lib/exampleSummary';
import {FrameworkTabs} from '../FrameworkSwitch';
import {LayoutThumbnail} from '../LayoutThumbnail';
import {Actions} from './Actions';
import {LazyPlayground} from './LazyPlayground';
import type {ExampleProps} from './LiveExample';
import {RunningExample} from './RunningExample';
import styles from './styles.module.css';
import {useExample} from './useExample';

interface Props extends ExampleProps {
  /** The source of both variants. */
  children: ReactNode;
}

/** A running example over its source, both for the reader's framework, which can be edited in place. */
export function Example({id, title, height, thumbnail, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {framework, edits, isOpen, restarts, toggle, undoReset, ...example} = useExample(id);
  const path = useBaseUrl(examplePath(id, framework));
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const resetButton = useRef<HTMLButtonElement>(null);

  function bringBack(): void {
    undoReset?.();
    // The button that was pressed goes away.
    resetButton.current?.focus();
  }

  return (
    <figure className={styles.example}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <FrameworkTabs label={`Framework of the example “${title}”`} />
        <span className={styles.actions}>
          <button type="button" aria-expanded={isOpen} onClick={toggle}>
            Edit
          </button>
          <button type="button" onClick={example.reset} ref={resetButton}>
            Reset
          </button>
          {undoReset && (
            <button type="button" onClick={bringBack}>
              Undo reset
            </button>
          )}
          <Actions id={id} title={title} framework={framework} files={edits} />
          <Link
            className={styles.open}
            href={`pathname://${path}`}
            target="_blank"
            data-address={`${siteConfig.url}${path}`}
          >
            <span className={styles.openLabel}>Open alone</span>
          </Link>
        </span>
      </figcaption>
      <div className={styles.stage} style={{height: `${height}px`}}>
        <LayoutThumbnail thumbnail={thumbnail} />
        {!example.isInSandbox && <RunningExample key={restarts} id={id} title={title} />}
        {example.isStopped && <p className={styles.message}>Stopped. Press Run to start it again.</p>}
        <div className={styles.slot} ref={setSlot} />
      </div>
      {isOpen && slot && (
        <LazyPlayground
          key={`${framework} ${restarts}`}
          code={{id, framework, files: edits}}
          title={title}
          mode={edits ? 'live' : 'onRequest'}
          slot={slot}
          onChange={example.change}
          onState={example.setSandbox}
        >
          <button type="button" onClick={toggle}>
            Close editor
          </button>
        </LazyPlayground>
      )}
      <details className={styles.source}>
        <summary>{edits ? 'Source before your edits' : 'Source'}</summary>
        {children}
      </details>
    </figure>
  );
}
