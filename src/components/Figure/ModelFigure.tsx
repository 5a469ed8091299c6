import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Box, Group, Label} from './parts';
import styles from './styles.module.css';

/** What a dock is made of. */
export function ModelFigure(): ReactNode {
  return (
    <Figure
      title="A dock: a grid of groups, each with tabs and one visible panel"
      description="A large frame, the dock, contains a grid. On the left is a group with one tab. On the right are two
        groups, one above the other: the upper has two tabs and shows the panel of the first, the lower has one tab.
        The line between left and right is a sash. A small floating group is above the grid."
      height={280}
    >
      <Box look="dock" x={4} y={24} width={392} height={252} />
      <Label x={6} y={16} look="name">
        dock
      </Label>
      <Group x={12} y={32} width={112} height={236} tabs={['Files']} />
      <Group x={132} y={32} width={256} height={140} tabs={['Editor', 'Notes']} />
      <Group x={132} y={180} width={256} height={88} tabs={['Terminal']} />
      <line x1={128} x2={128} y1={32} y2={268} className={styles.sash} />
      <Label x={20} y={84} look="name">
        group
      </Label>
      <Label x={142} y={84} look="name">
        panel
      </Label>
      <Label x={142} y={102}>
        the content in front
      </Label>
      <Label x={264} y={48} look="name">
        header with tabs
      </Label>
      <Label x={120} y={228} look="name" anchor="end">
        sash →
      </Label>
      <Group x={262} y={118} width={112} height={104} tabs={['Palette']} />
      <Label x={270} y={166} look="name">
        floating group
      </Label>
    </Figure>
  );
}
