import type {ReactNode} from 'react';
import type {Picture} from '../../lib/picture/model';
import {LayoutPicture} from '../LayoutPicture';
import {ExampleFrame} from './ExampleFrame';

/** What the build writes into an element that shows an example. */
export interface LiveExampleProps {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  title: string;
  /** In CSS pixels. */
  height: string;
  /** A still picture as JSON. */
  picture: string;
}

/** A running example alone, over its still picture until it comes near the screen. */
export function LiveExample({id, title, height, picture}: LiveExampleProps): ReactNode {
  return (
    <ExampleFrame id={id} title={title} height={Number(height)}>
      <LayoutPicture picture={JSON.parse(picture) as Picture} />
    </ExampleFrame>
  );
}
