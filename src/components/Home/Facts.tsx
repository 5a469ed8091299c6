import type {ReactNode} from 'react';
import stats from '@generated/package-stats/default/stats.json';
import {formatBytes} from '../../lib/comparison';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

/** Measured at build from the installed packages; the caption says how. */
const ROWS: readonly {label: string; value: string; source: string}[] = [
  {label: 'Size for React', value: formatBytes(stats.gzip.react), source: 'dockview with dockview-core, without React'},
  {label: 'Size for TypeScript', value: formatBytes(stats.gzip.typescript), source: 'dockview-core'},
  {label: 'Style sheet', value: formatBytes(stats.gzip.stylesheet), source: 'dockview.css'},
  {
    label: 'Dependencies',
    value: stats.dependencies.length === 0 ? 'none' : stats.dependencies.join(', '),
    source: 'package.json of dockview-core',
  },
  {label: 'React', value: `${stats.react.oldest} to ${stats.react.newest}`, source: 'peer of dockview'},
  {label: 'License', value: stats.license, source: 'package.json'},
];

/** What the library weighs and needs. */
export function Facts(): ReactNode {
  return (
    <HomeSection id="facts" title="At a glance">
      <dl className={styles.facts}>
        {ROWS.map(({label, value, source}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <span className={styles.note} data-markdown="note">
                {source}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        Measured when this page was built, from the installed packages of {stats.version}: everything a package exports,
        bundled with esbuild, minified, gzip -9. 1 kB is 1000 bytes.
      </p>
    </HomeSection>
  );
}
