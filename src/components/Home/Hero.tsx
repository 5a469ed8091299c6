import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {ExampleFrame} from '../Example/ExampleFrame';
import {FrameworkTabs} from '../FrameworkSwitch';
import {InstallCommand} from './InstallCommand';
import {StillDock} from './StillDock';
import {Wordmark} from './Wordmark';
import styles from './styles.module.css';

const DOCK_HEIGHT = 420;

/** The first screen: what it is, how to get it, and a dock to try. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <Wordmark />
        <Heading as="h1" className={styles.title}>
          Layouts your users rearrange themselves
        </Heading>
        <p className={styles.lead}>
          Dockview gives web applications panels that dock, stack as tabs, split, float and move into windows of their
          own. For React and plain TypeScript, without dependencies.
        </p>
        <FrameworkTabs label="Your framework" />
        <InstallCommand />
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/overview/getStarted/installation">
            Get started
          </Link>
          <Link className="button button--outline button--primary button--lg" to="/demo">
            Open the demo
          </Link>
        </p>
      </div>
      <div className={styles.dock}>
        <ExampleFrame id="dockview/workbench" title="A small workbench" height={DOCK_HEIGHT}>
          <StillDock />
        </ExampleFrame>
      </div>
    </section>
  );
}
