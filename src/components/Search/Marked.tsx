import type {ReactNode} from 'react';
import type {MarkedPart} from './engine/marks';

/** A text with the words marked that were asked for. */
export default function Marked({parts}: {parts: MarkedPart[]}): ReactNode {
  return parts.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
