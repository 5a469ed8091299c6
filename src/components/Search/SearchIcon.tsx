import type {ReactNode} from 'react';

/** A magnifying glass in the color of the text. */
export default function SearchIcon(): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="7.75" cy="7.75" r="5.25" />
      <path d="m11.75 11.75 4 4" strokeLinecap="round" />
    </svg>
  );
}
