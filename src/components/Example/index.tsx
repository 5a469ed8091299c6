import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS, FRAMEWORKS} from '../../lib/frameworks';
import {FrameworkTabs} from '../FrameworkSwitch';
import {LayoutThumbnail} from '../LayoutThumbnail';
import {Actions} from './Actions';
import {Icon} from './icons';
import {LazyPlayground} from './LazyPlayground';
import type {ExampleProps} from './LiveExample';
import {RunningExample} from './RunningExample';
import {stageHeight} from './stageHeight';
import styles from './styles.module.css';
import {useExample} from './useExample';
import {ViewSwitch} from './ViewSwitch';

interface Props extends ExampleProps {
  /** Whether the code is in view from the beginning; it is then edited on request. */
  startsOpen?: boolean;
  /** The source of both variants. */
  children: ReactNode;
}

/** A running example and its source, both for the reader's framework, which can be edited in place. */
export function Example({id, title, height, thumbnail, startsOpen = false, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {framework, edits, view, restarts, resetOrUndo, ...example} = useExample(id, startsOpen);
  const {withBaseUrl} = useBaseUrlUtils();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const resetName = edits ? 'Reset' : 'Undo reset';

  return (
    <figure className={styles.example} data-view={view}>
      <figcaption className={styles.bar}>
        <ViewSwitch view={view} onChoose={example.show} />
        <span className={styles.title}>{title}</span>
        <FrameworkTabs label={`Framework of the example “${title}”`} />
        <span className={styles.actions}>
          {resetOrUndo && (
            <button type="button" aria-label={resetName} onClick={resetOrUndo}>
              <Icon name={edits ? 'reset' : 'undoReset'} />
            </button>
          )}
          <Actions id={id} title={title} framework={framework} files={edits} />
          {FRAMEWORKS.map((each) => {
            const path = withBaseUrl(examplePath(id, each));
            return (
              <Link
                key={each}
                className={styles.open}
                href={`pathname://${path}`}
                target="_blank"
                aria-label={`Open in new tab (${FRAMEWORK_LABELS[each]})`}
                data-open={each}
                data-address={`${siteConfig.url}${path}`}
              >
                <Icon name="newTab" />
              </Link>
            );
          })}
        </span>
      </figcaption>
      <div className={styles.body} style={stageHeight(height)}>
        <div className={styles.stage}>
          <LayoutThumbnail thumbnail={thumbnail} />
          {!example.isInSandbox && <RunningExample key={restarts} id={id} title={title} />}
          {example.isStopped && <p className={styles.message}>Stopped. Press Run to start it again.</p>}
          <div className={styles.slot} ref={setSlot} />
        </div>
        <div className={styles.code}>
          {example.isEditing && slot ? (
            <LazyPlayground
              key={`${framework} ${restarts}`}
              code={{id, framework, files: edits}}
              title={title}
              mode={edits ? 'live' : 'onRequest'}
              slot={slot}
              onChange={example.change}
              onState={example.setSandbox}
            >
              <div className={styles.source}>{children}</div>
            </LazyPlayground>
          ) : (
            <>
              <div className={styles.source}>{children}</div>
              <button type="button" className={styles.edit} onClick={example.edit}>
                Edit this code
              </button>
            </>
          )}
        </div>
      </div>
    </figure>
  );
}
