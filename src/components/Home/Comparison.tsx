import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {features, formatBytes, libraries, measured, method, type ComparisonCell} from '../../lib/comparison';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

type Cell = Pick<ComparisonCell, 'note'> & {value: string};

/** What the table says in each row, one cell per library. */
const ROWS: readonly {title: string; cells: Cell[]}[] = [
  {title: 'Size, without React', cells: libraries.map(({gzip}) => ({value: formatBytes(gzip)}))},
  {title: 'Dependencies', cells: libraries.map(({dependencies}) => ({value: String(dependencies)}))},
  {title: 'Works without React', cells: libraries.map(({react}) => ({value: react ? 'no' : 'yes'}))},
  ...features.map(({title, cells}) => ({title, cells: libraries.map((library) => cells[library.package]!)})),
  {title: 'License', cells: libraries.map(({licence}) => ({value: licence}))},
];

/** The library beside alternatives. */
export function Comparison(): ReactNode {
  return (
    <HomeSection id="comparison" title="How Dockview compares">
      <p>
        Each library does its own thing well. If all you need is a few split panes, a smaller one serves you better; if
        people have to rearrange by touch, 4.10 is not the one.
      </p>
      {/* A wide table scrolls by itself; the keyboard has to reach it for that. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.comparison} tabIndex={0} role="region" aria-label="Table of the comparison">
        <table>
          <thead>
            <tr>
              <td />
              {libraries.map(({package: id, name, home, version}) => (
                <th key={id} scope="col">
                  <Link href={home}>{name}</Link>
                  <span className={styles.note}>{version}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({title, cells}) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map(({value, note}, at) => (
                  <td key={at} className={styles[value]}>
                    {value}
                    {note && (
                      <span className={styles.note} data-markdown="note">
                        {note}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Read from the packages as published on {measured}: everything each exports, {method}. Dockview for React depends
        on dockview-core, which its size includes. <code>src/data/comparison.json</code> quotes the line of each package
        that an answer rests on.
      </p>
    </HomeSection>
  );
}
