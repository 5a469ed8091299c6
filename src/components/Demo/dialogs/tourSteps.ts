/** One step of the tour. */
export interface TourStep {
  title: string;
  text: string;
  /** What is pointed at. */
  selector: string;
}

/** The tour, in order. */
export const STEPS: readonly TourStep[] = [
  {
    title: 'Drag a tab',
    text: 'Drop it into the middle of another group to stack it there, on a side to split, at an edge of the dock for a full row or column.',
    selector: '.dv-tabs-and-actions-container',
  },
  {
    title: 'Let it float',
    text: 'Hold Shift while you drag a tab. Or take the menu Panel, which also opens a window of its own for it.',
    selector: '[data-tour="toolbar"] > :first-child',
  },
  {
    title: 'Undo anything',
    text: 'Every change of the layout can be undone and done again. What you typed into panels stays.',
    selector: '[data-tour="history"]',
  },
  {
    title: 'Keep it, or send it',
    text: 'The menu Layout saves in this browser, writes a file, or copies a link that holds the whole layout.',
    selector: '[data-tour="toolbar"] > :first-child',
  },
  {
    title: 'Find the rest',
    text: 'Commands lists everything the demo can do, with its keys. The panels Events and Layout JSON show what the dock reports meanwhile.',
    selector: '[data-tour="commands"]',
  },
];
