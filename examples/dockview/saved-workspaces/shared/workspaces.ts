import type {SerializedDockview} from 'dockview-core';

const STORAGE_KEY = 'dockview-example-workspaces';

/** Raise it whenever a saved layout of today could not be loaded tomorrow. */
const VERSION = 2;

/** Layouts by name. */
export type Workspaces = Record<string, SerializedDockview>;

interface Stored {
  version: number;
  workspaces: Workspaces;
}

/** What the first release of this program would have left. There, charts were called graphs. */
const leftByVersion1 = JSON.stringify({
  version: 1,
  workspaces: {
    Morning: {
      grid: {
        root: {
          type: 'branch',
          data: [{type: 'leaf', data: {id: '1', views: ['visits', 'notes'], activeView: 'visits'}}],
        },
        width: 800,
        height: 400,
        orientation: 'HORIZONTAL',
      },
      panels: {
        visits: {id: 'visits', title: 'Visits', contentComponent: 'graph'},
        notes: {id: 'notes', title: 'Notes', contentComponent: 'notes'},
      },
      activeGroup: '1',
    },
  },
});

/** One step per version: each takes what that version saved and returns what the next one would have. */
const migrations: Record<number, (workspaces: Workspaces) => void> = {
  1: (workspaces) => {
    for (const {panels} of Object.values(workspaces)) {
      for (const panel of Object.values(panels)) {
        if (panel.contentComponent === 'graph') panel.contentComponent = 'chart';
      }
    }
  },
};

function migrate(text: string): {workspaces: Workspaces; note: string} {
  const {version, workspaces} = JSON.parse(text) as Stored;
  for (let step = version; step < VERSION; step++) migrations[step]?.(workspaces);
  const [first] = Object.keys(workspaces);
  if (first === undefined) throw new Error('There are no workspaces.');
  return {workspaces, note: `“${first}” was saved by version ${version}.`};
}

/** Reads the workspaces, brought up to date, with what the user should know about them. */
export function readWorkspaces(): {workspaces: Workspaces; note: string} {
  let text: string | null = null;
  try {
    text = localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser may block storage. Then nothing was saved.
  }
  try {
    return migrate(text ?? leftByVersion1);
  } catch (error) {
    console.info('The workspaces could not be read.', error);
    const {workspaces} = migrate(leftByVersion1);
    writeWorkspaces(workspaces);
    return {workspaces, note: 'The saved workspaces were broken and are gone.'};
  }
}

/** Keeps the workspaces for the next visit, where the browser allows it. */
export function writeWorkspaces(workspaces: Workspaces): void {
  const stored: Stored = {version: VERSION, workspaces};
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage, the workspaces last until the page is closed.
  }
}
