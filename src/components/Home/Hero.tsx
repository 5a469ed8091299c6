import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import stats from '@generated/package-stats/default/stats.json';
import Heading from '@theme/Heading';
import {formatBytes} from '../../lib/comparison';
import {formatDay} from '../../lib/dates';
import {releaseRoute} from '../../lib/releaseRoutes';
import {FrameworkTabs} from '../FrameworkSwitch';
import {HeroDock} from './HeroDock';
import {InstallCommand} from './InstallCommand';
import styles from './styles.module.css';

const {dependencies, gzip, latest, license, react} = stats;

/** Measured at build; the section “By the numbers” says how. */
const PROOF = [
  `${formatBytes(gzip.react)} gzipped`,
  `${dependencies.length} dependencies`,
  license,
  `React ${react.oldest} to ${react.newest}`,
];

/** The first screen: what Dockview is, how to install it, and a dock to try. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.release}>
          <Link to={releaseRoute(latest.version)}>{latest.version}</Link> · released {formatDay(latest.date)}
        </p>
        <Heading as="h1" className={styles.title}>
          Zero-dependency layout manager for React and TypeScript
        </Heading>
        <p className={styles.lead}>
          Give your application panels that users dock, stack as tabs, split, float and open in windows.
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
        <ul className={styles.proof} aria-label="In short">
          {PROOF.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <HeroDock />
    </section>
  );
}
