import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {features, formatBytes, libraries, measured, method, type ComparisonCell} from '../../lib/comparison';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

function Cell({cell}: {cell: ComparisonCell}): ReactNode {
  return (
    <td className={styles[cell.value]}>
      {cell.value}
      {cell.note && <span className={styles.note}>{cell.note}</span>}
    </td>
  );
}

/** The library beside others of its kind. */
export function Comparison(): ReactNode {
  return (
    <HomeSection id="comparison" title="Beside others of its kind">
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
            <tr>
              <th scope="row">Size, without React</th>
              {libraries.map(({package: id, gzip}) => (
                <td key={id}>{formatBytes(gzip)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Packages it depends on</th>
              {libraries.map(({package: id, dependencies}) => (
                <td key={id}>{dependencies}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Works without React</th>
              {libraries.map(({package: id, react}) => (
                <td key={id} className={react ? styles.no : styles.yes}>
                  {react ? 'no' : 'yes'}
                </td>
              ))}
            </tr>
            {features.map(({id, title, cells}) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {libraries.map(({package: name}) => (
                  <Cell key={name} cell={cells[name]!} />
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Licence</th>
              {libraries.map(({package: id, licence}) => (
                <td key={id}>{licence}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles.method}>
        Read from the packages as published on {measured}: everything each exports, {method}. Dockview for React depends
        on dockview-core, which its size includes. The line of each package that an answer rests on stands in{' '}
        <code>src/data/comparison.json</code>.
      </p>
    </HomeSection>
  );
}
