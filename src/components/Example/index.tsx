import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEdits} from '../../hooks/useEdits';
import {useFramework} from '../../hooks/useFramework';
import {examplePath} from '../../lib/exampleSummary';
import type {Picture} from '../../lib/picture/model';
import {FrameworkTabs} from '../FrameworkSwitch';
import {LayoutPicture} from '../LayoutPicture';
import type {SandboxState} from '../Playground/useSandbox';
import {Actions} from './Actions';
import {EditArea} from './EditArea';
import {RunningExample} from './RunningExample';
import styles from './styles.module.css';

interface Props {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  /** Written in at build, like the code in `children`. */
  title: string;
  height: string;
  /** A still picture as JSON, written in at build. */
  picture: string;
  children: ReactNode;
}

/** A running example over its source, both for the reader's framework, which can be edited in place. */
export function Example({id, title, height, picture, children}: Props): ReactNode {
  const [framework] = useFramework();
  const address = useBaseUrl(examplePath(id, framework));
  const {siteConfig} = useDocusaurusContext();
  const {files: edits, change, reset: discard, undoReset} = useEdits(id, framework);
  const [opened, setOpened] = useState<boolean>();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [sandbox, setSandbox] = useState<SandboxState>('idle');
  const [restarts, setRestarts] = useState(0);
  const resetButton = useRef<HTMLButtonElement>(null);
  // Edits of an earlier visit open the editor by themselves, and the site's own version does not load first.
  const isOpen = opened ?? edits !== undefined;
  const isRestored = opened === undefined && edits !== undefined;
  const isInSandbox = isOpen && (sandbox === 'running' || sandbox === 'stopped' || isRestored);

  function reset(): void {
    setOpened(isOpen);
    discard();
    setSandbox('idle');
    setRestarts((count) => count + 1);
  }

  function bringBack(): void {
    setOpened(true);
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
          <button type="button" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            Edit
          </button>
          <button type="button" onClick={reset} ref={resetButton}>
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
            href={`pathname://${address}`}
            target="_blank"
            data-address={`${siteConfig.url}${address}`}
          >
            <span className={styles.openLabel}>Open alone</span>
          </Link>
        </span>
      </figcaption>
      <div className={styles.stage} style={{height: `${height}px`}}>
        <LayoutPicture picture={JSON.parse(picture) as Picture} />
        {!isInSandbox && <RunningExample key={restarts} id={id} title={title} />}
        {isOpen && sandbox === 'stopped' && <p className={styles.message}>Stopped. Press Run to start it again.</p>}
        <div className={styles.slot} ref={setSlot} />
      </div>
      {isOpen && slot && (
        <EditArea
          key={`${framework} ${restarts}`}
          id={id}
          title={title}
          framework={framework}
          edits={edits}
          onChange={change}
          slot={slot}
          onState={setSandbox}
          onClose={() => setOpened(false)}
        />
      )}
      <details className={styles.source}>
        <summary>{edits ? 'Source before your edits' : 'Source'}</summary>
        {children}
      </details>
    </figure>
  );
}
