import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import css from '@generated/page-styles/default/ThemeBuilder.json';
import Heading from '@theme/Heading';
import shared from '../ToolPage/styles.module.css';

interface Props {
  /** Buttons. */
  toolbar?: ReactNode;
  controls?: ReactNode;
  dock?: ReactNode;
  /** The page around the dock is dark. */
  isDark?: boolean | undefined;
}

/** A still picture of a dock. */
export function Placeholder(): ReactNode {
  return (
    <div className="tb-dock">
      <div className={shared.placeholder} />
    </div>
  );
}

/** The parts of the page at their final size: in its HTML already, and filled once it is alive. */
export function Frame({toolbar, controls, dock, isDark}: Props): ReactNode {
  return (
    <>
      <style dangerouslySetInnerHTML={{__html: css}} />
      <header className={shared.toolbar}>
        <Heading as="h1">Theme builder</Heading>
        {toolbar}
      </header>
      <div className="tb-work">
        <section className={clsx('tb-side', 'thin-scrollbar')} aria-label="Theme">
          <p className="tb-intro">
            Make a dock match your brand: start from one color, a built-in theme or your CSS, change any of the custom
            properties of Dockview, and take home a style sheet and a theme object.
          </p>
          <noscript>
            <p className="tb-intro">
              The theme builder needs JavaScript. The <Link to="/docs/overview/getStarted/theme">theme guide</Link>{' '}
              describes each property, and how to write a theme by hand.
            </p>
          </noscript>
          {controls}
        </section>
        <section className="tb-stage" aria-label="Dock" data-page={isDark ? 'dark' : 'light'}>
          {dock ?? <Placeholder />}
        </section>
      </div>
    </>
  );
}
