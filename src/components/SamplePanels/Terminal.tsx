import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {noise, useTick} from './tick';

const ROUTES = ['/api/orders', '/api/quotes', '/login', '/api/layout', '/health'];
/** How many requests are shown. Their elements stay in place, and only words of equal length change: nothing in the page shifts. */
const LINES = 40;

/** One request that the sample program answered, `at` seconds after noon. */
function Line({at}: {at: number}): ReactNode {
  const isFailed = noise(3, at) > 0.88;
  const time = new Date(at * 1000).toISOString().slice(14, 19);
  return (
    <li>
      <span className="code-comment">12:{time}</span> <span className="code-name">GET</span>{' '}
      {ROUTES[Math.floor(noise(5, at) * ROUTES.length)]!.padEnd(11)}{' '}
      <span className={isFailed ? 'code-deleted' : 'code-string'}>{isFailed ? 503 : 200}</span>{' '}
      <span className="code-number">{String(Math.round(4 + noise(7, at) * 40)).padStart(2)} ms</span>
    </li>
  );
}

/** The output of a sample server: a request a second, the newest last and in view. */
export function Terminal({isLive}: {isLive: boolean}): ReactNode {
  const first = useTick(isLive);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
    <div className={styles.terminal} role="region" aria-label="Output" tabIndex={0}>
      <ol>
        {Array.from({length: LINES}, (_, line) => (
          <Line key={line} at={first + line} />
        ))}
        <li>
          <span className="code-string">➜</span> <span className="code-type">app</span> running · sample data{' '}
          <span className={styles.caret} />
        </li>
      </ol>
    </div>
  );
}
