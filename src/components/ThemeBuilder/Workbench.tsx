import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useColorMode} from '@docusaurus/theme-common';
import {useStore} from '../../hooks/useStore';
import {FailureBox} from '../FailureBox';
import {OnDemand} from '../OnDemand';
import {Status} from '../ToolPage/Status';
import shared from '../ToolPage/styles.module.css';
import {CodeDialog} from './CodeDialog';
import {Controls} from './Controls';
import {createBuilder, type Builder} from './createBuilder';
import {Frame, Placeholder} from './Frame';
import {Lights} from './Lights';
import {copyLink, useLink} from './useLink';

// A chunk of its own: the library arrives after the controls.
const loadDock = () => import('./Dock').then((module) => module.default);

/** Ctrl+Z and Ctrl+Shift+Z, or with ⌘. Fields for text have their own. */
function useUndoKeys({history}: Builder): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isText = event.target instanceof Element && event.target.matches('textarea, input[type=text]');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isText) return;
      event.preventDefault();
      if (event.shiftKey) history.redo();
      else history.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [history]);
}

/** The theme builder at work. */
export function Workbench(): ReactNode {
  const {colorMode} = useColorMode();
  const [builder] = useState(() => createBuilder(colorMode === 'dark' ? 'themeAbyssSpaced' : 'themeLightSpaced'));
  const {past, future} = useStore(builder.history);
  const [isDark, setDark] = useState(colorMode === 'dark');
  const [isDropShown, setDropShown] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  useUndoKeys(builder);
  useLink(builder);
  // Still focusable, as one of them becomes idle while it has the focus.
  const idle = (isIdle: boolean): object => ({'data-idle': isIdle, 'aria-disabled': isIdle});
  const button = (label: string, onClick: () => void, more = {}): ReactNode => (
    <button type="button" className={shared.button} onClick={onClick} {...more}>
      {label}
    </button>
  );
  return (
    <>
      <Frame
        isDark={isDark}
        toolbar={
          <>
            <div role="group" aria-label="History">
              {button('Undo', () => builder.history.undo(), idle(past.length === 0))}
              {button('Redo', () => builder.history.redo(), idle(future.length === 0))}
            </div>
            <div role="group" aria-label="Show" className={clsx(shared.menus, 'tb-toggles')}>
              {button('Dark page', () => setDark(!isDark), {'aria-pressed': isDark})}
              {button('Drop target', () => setDropShown(!isDropShown), {'aria-pressed': isDropShown})}
            </div>
            {button('Copy link', () => void copyLink(builder))}
            {button('Get the code', () => setCodeShown(true), {
              className: clsx('button button--primary button--sm', shared.share),
            })}
          </>
        }
        controls={<Controls builder={builder} />}
        dock={
          <>
            <ErrorBoundary
              fallback={({tryAgain}) => <FailureBox onRetry={tryAgain}>The dock could not be shown.</FailureBox>}
            >
              <OnDemand load={loadDock} fallback={<Placeholder />}>
                {(Dock) => <Dock builder={builder} isDropShown={isDropShown} />}
              </OnDemand>
            </ErrorBoundary>
            <Lights builder={builder} />
          </>
        }
      />
      <Status status={builder.status} />
      {isCodeShown && <CodeDialog builder={builder} onClose={() => setCodeShown(false)} />}
    </>
  );
}
