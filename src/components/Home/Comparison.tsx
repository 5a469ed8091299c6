import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {features, formatBytes, libraries, measured, method, type ComparedLibrary} from '../../lib/comparison';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

interface Cell {
  value: string;
  note?: string | undefined;
}

/** Both packages of the library share a column; the one for React needs the other. */
const [core, react, ...others] = libraries as [ComparedLibrary, ComparedLibrary, ...ComparedLibrary[]];

const yesOrNo = (isTrue: boolean): string => (isTrue ? 'yes' : 'no');

/** What the table says in each row: first about Dockview, then about each of the others. */
const ROWS: readonly {title: string; cells: readonly Cell[]}[] = [
  {
    title: 'Works without React',
    cells: [{value: 'yes'}, ...others.map((library) => ({value: yesOrNo(library.react === undefined)}))],
  },
  ...features.map(({title, cells}) => ({title, cells: [core, ...others].map((library) => cells[library.package]!)})),
]
  // What few of the others have comes first, and what Dockview lacks last.
  .map((row) => ({
    ...row,
    rank: row.cells[0]!.value === 'yes' ? row.cells.filter(({value}) => value === 'yes').length : 99,
  }))
  .sort((one, other) => one.rank - other.rank);

const FIGURES: typeof ROWS = [
  {
    title: 'Smallest useful import',
    cells: [
      {
        value: formatBytes(react.smallest.gzip),
        note: `${react.smallest.names}; ${formatBytes(core.smallest.gzip)} for ${core.smallest.names}`,
      },
      ...others.map(({smallest}) => ({value: formatBytes(smallest.gzip), note: smallest.names})),
    ],
  },
  {
    title: 'Everything it exports',
    cells: [
      {value: formatBytes(react.gzip), note: `${formatBytes(core.gzip)} for TypeScript`},
      ...others.map(({gzip}) => ({value: formatBytes(gzip)})),
    ],
  },
  {title: 'Dependencies', cells: [core, ...others].map(({dependencies}) => ({value: String(dependencies)}))},
  {title: 'License', cells: [core, ...others].map(({license}) => ({value: license}))},
];

const MARKS: Record<string, string> = {yes: '✓', partly: '◐', no: '–'};

/** The library beside alternatives. */
export function Comparison(): ReactNode {
  const [rival, setRival] = useState(1);
  /** Marks the columns that narrow screens leave out. */
  const isChosen = (column: number): boolean => column === 0 || column === rival;
  return (
    <HomeSection id="comparison" title="How Dockview compares">
      <label className={styles.rival} data-markdown="skip">
        Compare with
        <select className="field" value={rival} onChange={(event) => setRival(Number(event.target.value))}>
          {others.map(({name}, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* A wide table scrolls by itself; the keyboard has to reach it for that. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.comparison} tabIndex={0} role="region" aria-label="Table of the comparison">
        <table>
          <thead>
            <tr>
              <td />
              {[{...core, name: 'Dockview'}, ...others].map(({package: id, name, home, version}, column) => (
                <th key={id} scope="col" data-chosen={isChosen(column)}>
                  <Link href={home}>{name}</Link>
                  <span className={styles.note}>{version}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...ROWS, ...FIGURES].map(({title, cells}) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map(({value, note}, column) => (
                  <td key={column} data-chosen={isChosen(column)}>
                    {MARKS[value] && (
                      <span className={styles.mark} data-value={value} aria-hidden="true" data-markdown="skip">
                        {MARKS[value]}
                      </span>
                    )}
                    <span className={MARKS[value] && styles.spoken}>{value}</span>
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
        Read from the packages as published on {measured}. Sizes: {method}. Dockview for React depends on dockview-core,
        which its sizes include. <code>src/data/comparison.json</code> quotes the line of each package that an answer
        rests on.
      </p>
      <p className={styles.honest}>
        <strong>When to choose something else:</strong> if all you need is a few split panes, a smaller library serves
        you better. If users must rearrange panels by touch, Dockview 4.10 isn’t a fit.
      </p>
    </HomeSection>
  );
}
