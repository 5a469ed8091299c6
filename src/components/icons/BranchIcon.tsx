import type {ReactNode} from 'react';

/** A branching line of commits, for links to source code; one line high, in the colour of the text. */
export default function BranchIcon(): ReactNode {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="5.5" cy="4" r="2" />
      <circle cx="5.5" cy="16" r="2" />
      <circle cx="14.5" cy="6.5" r="2" />
      <path d="M5.5 6v8M14.5 8.5c0 3.5-9 2-9 5" />
    </svg>
  );
}
