import type {Piece} from './Drawing';

/** One thing the library does, as the home page shows it. */
export interface Feature {
  title: string;
  text: string;
  /** Route of the page that tells more. */
  to: string;
  pieces: readonly Piece[];
}

const line = (x: number, y: number, width: number, height: number): Piece => ({x, y, width, height, look: 'line'});
const solid = (x: number, y: number, width: number, height: number): Piece => ({
  ...line(x, y, width, height),
  look: 'solid',
});
const zone = (x: number, y: number, width: number, height: number): Piece => ({
  ...line(x, y, width, height),
  look: 'zone',
});

/** The features of the home page, in the order in which people ask for them. */
export const features: readonly Feature[] = [
  {
    title: 'Tabs and groups',
    text: 'Panels share a group as tabs. Groups share the dock as a grid that people resize.',
    to: '/docs/core/overview',
    pieces: [line(2, 2, 56, 60), line(62, 2, 56, 28), line(62, 34, 56, 28), solid(6, 6, 20, 8), line(29, 6, 20, 8)],
  },
  {
    title: 'Drag and drop',
    text: 'A tab goes to the middle or to an edge of any group, or to an edge of the dock. You decide which of them.',
    to: '/docs/core/dnd/overview',
    pieces: [
      line(2, 2, 116, 60),
      zone(2, 2, 30, 60),
      zone(88, 2, 30, 60),
      zone(34, 2, 52, 16),
      zone(34, 46, 52, 16),
      solid(44, 22, 32, 20),
    ],
  },
  {
    title: 'Floating groups and windows',
    text: 'Take a group out of the grid to float over it, or into a browser window of its own.',
    to: '/docs/core/groups/floatingGroups',
    pieces: [line(2, 2, 116, 60), line(2, 2, 40, 60), solid(52, 16, 48, 34)],
  },
  {
    title: 'Save and load',
    text: 'The whole layout is one JSON object. Keep it per user and bring it back, with a fallback for a broken one.',
    to: '/docs/core/state/save',
    pieces: [
      line(2, 2, 52, 60),
      solid(8, 8, 24, 10),
      line(8, 22, 40, 34),
      zone(66, 12, 52, 6),
      zone(72, 24, 40, 6),
      zone(72, 36, 34, 6),
      zone(66, 48, 46, 6),
    ],
  },
  {
    title: 'Eight themes, and yours',
    text: 'Light and dark, with and without gaps. A theme is an object and a set of CSS variables.',
    to: '/docs/overview/getStarted/theme',
    pieces: [
      line(2, 2, 36, 28),
      solid(42, 2, 36, 28),
      line(82, 2, 36, 28),
      zone(2, 34, 36, 28),
      line(42, 34, 36, 28),
      solid(82, 34, 36, 28),
    ],
  },
  {
    title: 'Gridview, splitview, paneview',
    text: 'The parts a dock is made of, on their own: nested splits, a row of resizable views, collapsible panes.',
    to: '/docs/other/gridview/overview',
    pieces: [
      line(2, 2, 36, 60),
      line(42, 2, 36, 18),
      solid(42, 24, 36, 38),
      line(82, 2, 36, 10),
      line(82, 16, 36, 10),
      solid(82, 30, 36, 32),
    ],
  },
];
