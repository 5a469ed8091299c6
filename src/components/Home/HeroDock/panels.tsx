import {useState, type ReactNode} from 'react';
import {Bars} from '../../SamplePanels/Bars';
import {Chart} from '../../SamplePanels/Chart';
import {Code} from '../../SamplePanels/Code';
import {Files} from '../../SamplePanels/Files';
import {FILES} from '../../SamplePanels/sources';
import {Icon, SIGNS} from '../../SamplePanels/Icon';
import {Terminal} from '../../SamplePanels/Terminal';
import styles from './styles.module.css';

/** Kind of a panel in the hero. */
export type Kind = 'files' | 'editor' | 'terminal' | 'chart' | 'bars';

/** The groups, in the order in which they are added: their panels, the first of them in front. */
export const GROUPS: readonly {area: string; panels: readonly [kind: Kind, title: string][]}[] = [
  {
    area: 'code',
    panels: [
      ['editor', 'main.ts'],
      ['editor', 'theme.css'],
    ],
  },
  {area: 'files', panels: [['files', 'Files']]},
  {area: 'terminal', panels: [['terminal', 'Terminal']]},
  {
    area: 'chart',
    panels: [
      ['chart', 'Traffic'],
      ['bars', 'Sessions'],
    ],
  },
];

function Editor({name}: {name: string}): ReactNode {
  const [text, setText] = useState(FILES[name] ?? '');
  return <Code text={text} label={name} onChange={setText} />;
}

interface ContentProps {
  kind: Kind;
  title: string;
  /** Whether it moves and takes text. */
  isLive: boolean;
  onOpen: (file: string) => void;
}

/** What a panel shows. */
export function Content({kind, title, isLive, onOpen}: ContentProps): ReactNode {
  if (kind === 'editor') return isLive ? <Editor name={title} /> : <Code text={FILES[title] ?? ''} />;
  if (kind === 'files') return <Files current="main.ts" onOpen={onOpen} />;
  if (kind === 'terminal') return <Terminal isLive={isLive} />;
  if (kind === 'bars') return <Bars isLive={isLive} />;
  return <Chart isLive={isLive} />;
}

/** What a tab shows. */
export function Label({kind, title}: {kind: Kind; title: string}): ReactNode {
  return (
    <span className={styles.label}>
      <Icon {...SIGNS[kind]} />
      {title}
    </span>
  );
}
