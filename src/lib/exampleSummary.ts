import type {Framework} from './frameworks';
import type {Thumbnail} from './thumbnail';

/** What a reader wants to do, in the order of the list of examples, with what it is called there. */
export const GOALS = {
  start: 'Start',
  tabs: 'Tabs',
  windows: 'Windows',
  saving: 'Saving',
  drag: 'Drag and drop',
  look: 'Look',
  components: 'Other components',
} as const;

/** See `GOALS`. */
export type Goal = keyof typeof GOALS;

/** What a list of examples shows of each. */
export interface ExampleSummary {
  /** Component and name: `dockview/first-steps`. */
  id: string;
  title: string;
  summary: string;
  goal: Goal;
  isFeatured: boolean;
  /** A drawing of what it shows: an SVG of the site. */
  picture: string;
}

/** A file of an example, to be read. */
export interface ExampleFile {
  name: string;
  language: string;
  /** Its code, marked up for color. */
  html: string;
}

/** What the page of an example shows. */
export interface ExampleDetails extends Pick<ExampleSummary, 'id' | 'title' | 'summary' | 'goal'> {
  /** Route of the guide it belongs to. */
  doc: string;
  /** In CSS pixels. */
  height: number;
  /** A still drawing of its layout. */
  thumbnail: Thumbnail;
  files: Record<Framework, ExampleFile[]>;
  /** The one after it in the list; undefined for the last one. */
  next: Pick<ExampleSummary, 'id' | 'title'> | undefined;
}

/**
 * The address of the page about an example, below the site's base URL.
 * @returns a path such as `/examples/dockview/first-steps`.
 */
export function exampleRoute(id: string): string {
  return `/examples/${id}`;
}

/**
 * The address where an example runs alone, below the site's base URL.
 * @returns a path such as `/templates/dockview/first-steps/react/`.
 */
export function examplePath(id: string, framework: Framework): string {
  return `/templates/${id}/${framework}/`;
}
