import type {ReactNode, SVGProps} from 'react';

/** A line drawing on a field of 16 by 16, in the color of the text. What it means is said in words beside it. */
export function LineIcon({path, ...props}: {path: string} & SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  );
}
