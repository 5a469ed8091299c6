import {useEffect, useState, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useStore} from '../../hooks/useStore';
import {Dialog} from '../Dialog';
import {FailureBox} from '../FailureBox';
import {OnDemand} from '../OnDemand';
import {Status} from '../ToolPage/Status';
import shared from '../ToolPage/styles.module.css';
import {FILE_FIELD, importCommand} from './commands/layouts';
import {runCommand} from './commands/run';
import {Demo as DemoState, DemoContext} from './DemoContext';
import {SaveLayoutAs} from './SaveLayoutAs';
import {useShortcuts} from './shortcuts';
import styles from './styles.module.css';
import {Toolbar} from './Toolbar';

// A chunk of its own: no other page loads the library or its style sheet.
const loadDock = () => import('./Dock').then((module) => module.default);
// Most visits never open it.
const loadPalette = () => import('./Palette').then((module) => module.Palette);

/** A still picture of a dock. */
const PLACEHOLDER = (
  <div className={shared.placeholder}>
    <noscript>
      <p>The dock needs JavaScript.</p>
    </noscript>
  </div>
);

/** The same, with words that appear when the dock takes long to load. */
const LOADING = (
  <div className={shared.placeholder}>
    <p className={styles.late}>Loading the dock…</p>
  </div>
);

function Failed({onRetry, say}: {onRetry: () => void; say: DemoState['say']}): ReactNode {
  useEffect(() => say('The dock could not be loaded.'), [say]);
  return <FailureBox onRetry={onRetry}>The dock could not be shown.</FailureBox>;
}

/** The demo: what can be done, what happened, and the dock. */
export function Demo(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [demo] = useState(() => new DemoState(baseUrl));
  const dialog = useStore(demo.dialog);
  const {colorMode} = useColorMode();
  useEffect(() => {
    const settings = demo.settings.get();
    if (settings.isThemePicked) return;
    demo.settings.set({...settings, theme: colorMode === 'dark' ? 'themeAbyssSpaced' : 'themeLightSpaced'});
  }, [colorMode, demo]);
  useShortcuts(demo);
  return (
    <DemoContext value={demo}>
      <main className={shared.page} aria-label="Demo">
        <Toolbar />
        <section className={styles.box} aria-label="Dock">
          <ErrorBoundary fallback={({tryAgain}) => <Failed onRetry={tryAgain} say={demo.say} />}>
            <BrowserOnly fallback={PLACEHOLDER}>
              {() => (
                <OnDemand load={loadDock} fallback={LOADING}>
                  {(Dock) => <Dock />}
                </OnDemand>
              )}
            </BrowserOnly>
          </ErrorBoundary>
        </section>
        <Status status={demo.status} />
        {dialog === 'palette' && (
          <Dialog title="Commands" onClose={() => demo.dialog.set(undefined)}>
            <ErrorBoundary
              fallback={({tryAgain}) => <FailureBox onRetry={tryAgain}>The commands could not be loaded.</FailureBox>}
            >
              <OnDemand load={loadPalette} fallback={<p className={styles.none}>Loading the commands…</p>}>
                {(Palette) => <Palette />}
              </OnDemand>
            </ErrorBoundary>
          </Dialog>
        )}
        {dialog === 'saveAs' && <SaveLayoutAs />}
        <input
          id={FILE_FIELD}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="Layout file"
          onChange={({target}) => {
            if (target.files?.[0]) void runCommand(demo, importCommand(target.files[0]));
            // So that choosing the same file again is an event, too.
            target.value = '';
          }}
        />
      </main>
    </DemoContext>
  );
}
