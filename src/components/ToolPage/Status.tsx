import type {ReactNode} from 'react';
import {useStore} from '../../hooks/useStore';
import {createStore, type Store} from '../../lib/store';
import styles from './styles.module.css';

/** What a page with a tool said last. The count tells two messages with the same words apart. */
interface StatusStore extends Store<{text: string; count: number}> {
  /** Replaces the message. */
  say: (text: string) => void;
}

/** Creates a status without a message. */
export function createStatus(): StatusStore {
  const store = createStore({text: '', count: 0});
  return {...store, say: (text) => store.set({text, count: store.get().count + 1})};
}

/** Shows the message over the page for a while, and announces it to screen readers. */
export function Status({status}: {status: StatusStore}): ReactNode {
  const {text, count} = useStore(status);
  return (
    <p className={styles.status} role="status">
      {/* A new element each time, so that the same message twice in a row is announced twice. */}
      <span key={count}>{text}</span>
    </p>
  );
}
