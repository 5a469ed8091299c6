import type {ReactNode} from 'react';

/** A five-pointed star, one line high, in the color of the text. */
export default function StarIcon(): ReactNode {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.8 5L8 12.3l-4.4 2.4.8-5L.8 6.2l5-.7z" />
    </svg>
  );
}
