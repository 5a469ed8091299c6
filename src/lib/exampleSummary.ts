import type {Framework} from './frameworks';
import type {Thumbnail} from './thumbnail';

/** What a list of examples shows of each. */
export interface ExampleSummary {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  component: string;
  title: string;
  summary: string;
  /** Route of the page it belongs to. */
  doc: string;
  /** A still drawing of its layout. */
  thumbnail: Thumbnail;
}

/**
 * The address of an example's own page, below the site's base URL.
 * @returns a path such as `/templates/dockview/first-steps/react/`.
 */
export function examplePath(id: string, framework: Framework): string {
  return `/templates/${id}/${framework}/`;
}
