import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle; `look` says what it stands for. */
export function Box({look, ...place}: Place & {look: 'dock' | 'group' | 'tab' | 'front' | 'zone' | 'gone'}): ReactNode {
  return <rect {...place} rx={3} className={styles[look]} />;
}

interface LabelProps {
  x: number;
  y: number;
  children: string;
  look?: 'label' | 'name' | 'code';
  anchor?: 'start' | 'middle' | 'end';
}

/** A line of text; `y` is its baseline. */
export function Label({x, y, children, look = 'label', anchor = 'start'}: LabelProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor={anchor} className={styles[look]}>
      {children}
    </text>
  );
}

/** A group: a header with these tabs, the first of them in front, above an area for content. */
export function Group({tabs, ...place}: Place & {tabs: string[]}): ReactNode {
  const width = Math.min(62, place.width / tabs.length);
  return (
    <g>
      <Box look="group" {...place} />
      {tabs.map((tab, index) => {
        const x = place.x + index * width;
        return (
          <g key={tab}>
            <Box look={index === 0 ? 'front' : 'tab'} x={x} y={place.y} width={width} height={22} />
            <Label x={x + width / 2} y={place.y + 15} anchor="middle">
              {tab}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
