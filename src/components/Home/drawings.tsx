import type {ReactNode} from 'react';
import {Box, Group, Label} from '../Figure/parts';
import styles from './styles.module.css';

const BACKGROUND = 'var(--ifm-background-color)';
const PRIMARY = 'var(--ifm-color-primary)';

/** A drawing of a dock, 400 × 220; decorative, the text beside it says the same. */
function Drawing({children}: {children: ReactNode}): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 220" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Lengths of lines of text, as shares of the width, with the hues of highlighted code. */
const LINES = [
  [0.9, 'keyword'],
  [0.62, 'name'],
  [0.76, 'string'],
] as const;

/** Lines that stand for the text in a group. */
function Text({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  return LINES.map(([share, hue], index) => (
    <rect
      key={hue}
      x={x}
      y={y + index * 14}
      width={width * share}
      height={5}
      rx={2.5}
      fill={`var(--site-code-${hue})`}
      opacity={0.6}
    />
  ));
}

/** Three groups with tabs, one of the lines between them under the pointer. */
export function TabsDrawing(): ReactNode {
  return (
    <Drawing>
      <Group tabs={['Files', 'Search']} x={16} y={16} width={130} height={188} />
      <Text x={28} y={54} width={100} />
      <Group tabs={['main.ts', 'style.css']} x={150} y={16} width={234} height={112} />
      <Text x={164} y={54} width={180} />
      <Group tabs={['Terminal', 'Output']} x={150} y={132} width={234} height={72} />
      <rect fill={PRIMARY} x={147} y={16} width={2} height={188} />
      <path fill="none" stroke={PRIMARY} strokeWidth={1.5} d="M139 110l-6 5 6 5M157 110l6 5-6 5" />
    </Drawing>
  );
}

/** A tab on its way over a group, whose sides and middle take it. */
export function DragDrawing(): ReactNode {
  return (
    <Drawing>
      <Group tabs={['Files']} x={16} y={16} width={110} height={188} />
      <Box look="gone" x={78} y={16} width={48} height={22} />
      <Group tabs={['main.ts', 'style.css']} x={130} y={16} width={254} height={188} />
      <Box look="zone" x={134} y={42} width={48} height={158} />
      <Box look="zone" x={186} y={42} width={142} height={32} />
      <Box look="zone" x={186} y={168} width={142} height={32} />
      <Box look="zone" x={186} y={78} width={142} height={86} />
      <rect fill={PRIMARY} fillOpacity={0.45} x={332} y={42} width={48} height={158} rx={3} />
      <g transform="translate(300 104) rotate(-4)">
        <rect fill={BACKGROUND} stroke={PRIMARY} width={58} height={22} rx={3} />
        <Label x={29} y={15} anchor="middle" look="name">
          Chart
        </Label>
      </g>
      <path fill="var(--site-text)" stroke={BACKGROUND} d="M346 118l4 15 4-5 6-1z" />
    </Drawing>
  );
}

/** A group that floats above the grid, and one in a window of its own. */
export function FloatingDrawing(): ReactNode {
  return (
    <Drawing>
      <Group tabs={['main.ts', 'style.css']} x={16} y={16} width={222} height={188} />
      <Text x={30} y={54} width={180} />
      <rect fill="rgb(10 18 26)" fillOpacity={0.14} x={100} y={96} width={116} height={92} rx={4} />
      <Group tabs={['Chart']} x={96} y={90} width={116} height={92} />
      <path fill="none" stroke={PRIMARY} strokeWidth={1.5} d="M108 160l22-20 18 10 26-26 24 12" />
      <rect fill={BACKGROUND} stroke="var(--site-text-secondary)" x={262} y={48} width={122} height={132} rx={6} />
      {[272, 281, 290].map((x) => (
        <circle key={x} fill="var(--site-line)" cx={x} cy={58} r={2.5} />
      ))}
      <Group tabs={['Preview']} x={266} y={68} width={114} height={108} />
      <Text x={278} y={106} width={88} />
    </Drawing>
  );
}
