import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {Picture} from './Picture';
import {play} from './play';
import styles from './styles.module.css';

// A chunk of its own, which the demo shares: the library arrives after the page.
const Dock = lazy(() => import('./Dock'));

/** A program in a dock: first drawn, then real. The real one shows once how it is rearranged, until someone takes over. */
export function HeroDock(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isYours, setYours] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.stage} ref={stage} onPointerDown={() => setYours(false)}>
      {!isReady && <Picture />}
      {isWanted && (
        <Suspense>
          <Dock
            onReady={(api) => {
              setReady(true);
              return play(stage.current!, api, () => setYours(true));
            }}
          />
        </Suspense>
      )}
      {isYours && <p className={styles.turn}>Your turn: drag a tab</p>}
    </div>
  );
}
