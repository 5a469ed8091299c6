import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Box, Label} from './parts';
import styles from './styles.module.css';

const STEPS = [
  {step: 'press', events: ['onDidActivePanelChange'], note: 'if it was not active'},
  {step: 'start', events: ['onWillDragPanel'], note: 'can be prevented'},
  {step: 'move', events: ['onWillShowOverlay'], note: 'can be prevented, often'},
  {step: 'let go', events: ['onWillDrop'], note: 'can be prevented'},
  {step: 'done', events: ['onDidAddGroup', 'onDidMovePanel'], note: 'once per move'},
  {step: 'after', events: ['onDidLayoutChange'], note: 'save here'},
];

const ROW = 46;

/** The order of events while a tab is dragged. */
export function DragEventsFigure(): ReactNode {
  return (
    <Figure
      title="The order of events while a tab is dragged"
      description="Six steps from top to bottom. Press: onDidActivePanelChange, if the panel was not active. Start:
        onWillDragPanel, which can be prevented. Move: onWillShowOverlay, which can be prevented and fires many times. Let go:
        onWillDrop, which can be prevented. Done: onDidAddGroup and onDidMovePanel. After: onDidLayoutChange, the moment to
        save."
      height={STEPS.length * ROW}
    >
      <line x1={36} x2={36} y1={16} y2={STEPS.length * ROW - 24} className={styles.sash} />
      {STEPS.map(({step, events, note}, index) => (
        <g key={step} transform={`translate(0 ${index * ROW})`}>
          <Box look="front" x={4} y={4} width={64} height={26} />
          <Label x={36} y={21} anchor="middle" look="name">
            {step}
          </Label>
          <Label x={82} y={16} look="code">
            {events.join(', ')}
          </Label>
          <Label x={82} y={33}>
            {note}
          </Label>
        </g>
      ))}
    </Figure>
  );
}
