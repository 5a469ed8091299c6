import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLoaded} from '../../../hooks/useLoaded';
import {FailureBox} from '../../FailureBox';
import {Picture} from './Picture';
import {play} from './play';
import styles from './styles.module.css';

// A chunk of its own, which the demo shares: the library arrives after the page.
const loadDock = () => import('./Dock').then((module) => module.default);

/** Runs a function once React has filled all tabs and panels and they have their sizes: on a busy machine, that takes frames. */
function whenDrawn(stage: HTMLElement, run: () => void): void {
  const isFilled = [...stage.querySelectorAll('.dv-react-part')].every(({firstChild}) => firstChild);
  requestAnimationFrame(() => (isFilled ? requestAnimationFrame(run) : whenDrawn(stage, run)));
}

/** A program in a dock: first drawn, then real. The real one shows once how it is rearranged, until someone takes over. */
export function HeroDock(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [dock, load] = useLoaded(loadDock);
  const [isReady, setReady] = useState(false);
  const [isYours, setYours] = useState(false);
  useEffect(() => {
    const timer = setTimeout(load);
    return () => clearTimeout(timer);
  }, [load]);
  return (
    <div className={styles.stage} ref={stage} onPointerDown={() => setYours(false)}>
      {!isReady && <Picture />}
      {dock.kind === 'loaded' && (
        <dock.value
          onReady={(api) => {
            whenDrawn(stage.current!, () => setReady(true));
            return play(stage.current!, api, () => setYours(true));
          }}
        />
      )}
      {dock.kind === 'failed' && (
        <FailureBox className={styles.failure} onRetry={load}>
          The dock did not load.
        </FailureBox>
      )}
      {isYours && <p className={styles.turn}>Your turn: drag a tab</p>}
    </div>
  );
}
