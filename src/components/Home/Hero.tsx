import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {FrameworkTabs} from '../FrameworkSwitch';
import {InstallCommand} from './InstallCommand';
import {Wordmark} from './Wordmark';
import styles from './styles.module.css';

/** The first screen: what Dockview is, how to install it, and a dock to try. */
export function Hero({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <Wordmark />
        <Heading as="h1" className={styles.title}>
          Layouts your users rearrange themselves
        </Heading>
        <p className={styles.lead}>
          Dockview is a zero-dependency layout manager for React and TypeScript. Panels dock, stack as tabs, split,
          float and open in windows.
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
      <div className={styles.dock}>{children}</div>
    </section>
  );
}
