import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS} from '../../lib/frameworks';
import {loadSource} from '../../lib/playground/load';
import type {SourceFile} from '../../lib/playground/model';
import type {SharedCode} from '../../lib/playground/shareLink';
import {Actions} from '../Example/Actions';
import {Icon} from '../Example/icons';
import {LazyPlayground} from '../Example/LazyPlayground';
import {stageHeight} from '../Example/stageHeight';
import exampleStyles from '../Example/styles.module.css';
import type {SandboxState} from '../Playground/useSandbox';
import styles from './styles.module.css';
import {useSharedCode} from './useSharedCode';

/** In CSS pixels. */
const HEIGHT = 480;

function Notice({onRun}: {onRun: () => void}): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <strong>This code came with the link. It is not part of this site.</strong> Read it first. It runs in a sandbox,
        without access to this site or to what you have stored here. What you type into it can still get out: no browser
        closes every way to the network.
      </p>
      <button type="button" className="button button--primary" onClick={onRun}>
        Run this code
      </button>
    </div>
  );
}

/** The title of the example that code was made from; undefined while it is loaded, and if the site has no such example. */
function useOriginalTitle(id: string): string | undefined {
  const root = useBaseUrl('/templates/');
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    loadSource(root, id).then(
      (source) => setTitle(source.title),
      () => undefined,
    );
  }, [root, id]);
  return title;
}

function SharedCodeView({code, onChange}: {code: SharedCode; onChange: (files: SourceFile[]) => void}): ReactNode {
  const {id, framework, files} = code;
  const originalTitle = useOriginalTitle(id);
  const original = useBaseUrl(examplePath(id, framework));
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isAllowed, setIsAllowed] = useState(false);
  const [sandbox, setSandbox] = useState<SandboxState>('idle');
  const title = originalTitle ?? id;
  return (
    <figure className={exampleStyles.example} data-view="code">
      <figcaption className={exampleStyles.bar}>
        <span className={exampleStyles.title}>
          {title} ({FRAMEWORK_LABELS[framework]}), edited
        </span>
        <span className={exampleStyles.actions}>
          <Actions id={id} title={title} framework={framework} files={files} />
          {originalTitle && (
            <Link href={`pathname://${original}`} target="_blank" aria-label="Open the original in a new tab">
              <Icon name="newTab" />
            </Link>
          )}
        </span>
      </figcaption>
      <div className={exampleStyles.body} style={stageHeight(HEIGHT)}>
        <div className={exampleStyles.stage}>
          {!isAllowed && <Notice onRun={() => setIsAllowed(true)} />}
          {sandbox === 'starting' && <p className={exampleStyles.message}>Starting…</p>}
          {sandbox === 'stopped' && <p className={exampleStyles.message}>Stopped. Press Run to start it again.</p>}
          <div className={exampleStyles.slot} ref={setSlot} />
        </div>
        <div className={exampleStyles.code}>
          {slot && (
            <LazyPlayground
              code={code}
              title={title}
              mode={isAllowed ? 'live' : 'never'}
              slot={slot}
              onChange={onChange}
              onState={setSandbox}
            />
          )}
        </div>
      </div>
    </figure>
  );
}

/** The code that the address carries, to be read, and run in a sandbox once the reader agrees. */
export function SharedExample(): ReactNode {
  const [{code, reading, failure}, change] = useSharedCode();
  if (failure !== undefined) {
    return (
      <div role="alert">
        <p>{failure}</p>
        <p>
          Ask for the link again, or start from one of the <Link to="/templates">examples</Link>.
        </p>
      </div>
    );
  }
  return code ? <SharedCodeView key={reading} code={code} onChange={change} /> : <p>Reading the link…</p>;
}
