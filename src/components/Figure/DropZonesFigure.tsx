import {Fragment, type ReactNode} from 'react';
import {Figure} from './Figure';
import {Box, Label} from './parts';

const ZONES = [
  {name: 'left', look: 'zone', x: 8, y: 40, width: 76, height: 202, baseline: 144},
  {name: 'right', look: 'zone', x: 316, y: 40, width: 76, height: 202, baseline: 144},
  {name: 'top', look: 'zone', x: 88, y: 40, width: 224, height: 40, baseline: 64},
  {name: 'bottom', look: 'zone', x: 88, y: 202, width: 224, height: 40, baseline: 226},
  {name: 'center', look: 'front', x: 88, y: 84, width: 224, height: 114, baseline: 138},
] as const;

/** Where on a group a panel can be dropped. */
export function DropZonesFigure(): ReactNode {
  return (
    <Figure
      title="The five drop zones of a group: four sides of 20 % each, and the middle"
      description="A group with a header and its content. The content is divided into five zones. The outer fifth at the
        left, right, top and bottom opens a new group on that side. The middle adds the panel as the last tab, and so
        does the free part of the header. On a tab, the panel is inserted before it."
      height={250}
    >
      <Box look="front" x={4} y={4} width={72} height={28} />
      <Label x={40} y={22} anchor="middle">
        a tab
      </Label>
      <Box look="zone" x={80} y={4} width={316} height={28} />
      <Label x={238} y={22} anchor="middle">
        free part of the header: last tab
      </Label>
      <Box look="group" x={4} y={36} width={392} height={210} />
      {ZONES.map(({name, look, baseline, ...place}) => (
        <Fragment key={name}>
          <Box look={look} {...place} />
          <Label x={place.x + place.width / 2} y={baseline} anchor="middle" look="name">
            {name}
          </Label>
        </Fragment>
      ))}
      <Label x={200} y={156} anchor="middle">
        joins the group as its last tab
      </Label>
    </Figure>
  );
}
