import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Box, Group, Label} from './parts';

const KEPT = [
  ['state, typed text', 'kept', 'kept'],
  ['scroll position', 'lost', 'kept'],
  ['page of an iframe', 'reloads', 'keeps running'],
  ['cost of hidden content', 'none in the page', 'stays in the page'],
] as const;

/** What each renderer does with the content of a hidden tab. */
export function RenderersFigure(): ReactNode {
  return (
    <Figure
      title="What happens to the content of a hidden tab"
      description="Two docks with the tabs A and B; A is active. With onlyWhenVisible, the content of B is outside the
        document. With always, it is in the document but not displayed. Both keep state and typed text. With
        onlyWhenVisible the scroll position is lost, an iframe reloads, and hidden content costs nothing in the page.
        With always the scroll position is kept, an iframe keeps running, and hidden content stays in the page."
      height={300}
    >
      <Label x={4} y={14} look="code">
        onlyWhenVisible
      </Label>
      <Label x={208} y={14} look="code">
        always
      </Label>
      <Box look="dock" x={4} y={24} width={188} height={90} />
      <Group x={12} y={32} width={172} height={74} tabs={['A', 'B']} />
      <Label x={98} y={86} anchor="middle">
        content of A
      </Label>
      <Box look="gone" x={44} y={122} width={108} height={28} />
      <Label x={98} y={140} anchor="middle">
        content of B
      </Label>
      <Box look="dock" x={208} y={24} width={188} height={126} />
      <Group x={216} y={32} width={172} height={74} tabs={['A', 'B']} />
      <Label x={302} y={86} anchor="middle">
        content of A
      </Label>
      <Box look="gone" x={248} y={114} width={108} height={28} />
      <Label x={302} y={132} anchor="middle">
        content of B
      </Label>
      {KEPT.map(([what, visible, always], index) => (
        <g key={what} transform={`translate(0 ${178 + index * 32})`}>
          <Label x={4} y={0} look="name">
            {what}
          </Label>
          <Label x={4} y={15}>
            {visible}
          </Label>
          <Label x={208} y={15}>
            {always}
          </Label>
        </g>
      ))}
    </Figure>
  );
}
