import type {DockviewApi} from 'dockview';
import {createStore, type Store} from '../../../lib/store';

/** How many entries the log keeps. */
const MAX_ENTRIES = 200;

/** One line of the event log. */
interface LogEntry {
  id: number;
  /** Of the event, as in the API. */
  name: string;
  detail: string;
  /** How often in a row; a drag reports its position many times a second. */
  times: number;
}

/** The dock's latest events, newest first. */
export interface EventLog extends Store<readonly LogEntry[]> {
  /** While it is set, events are not logged. */
  isSilent: boolean;
}

/** Creates an empty log. */
export function createEventLog(): EventLog {
  return {...createStore<readonly LogEntry[]>([]), isSilent: false};
}

/** The properties of events that the log shows. */
const DETAILS = ['kind', 'position', 'panel', 'group', 'from', 'isMaximized', 'target', 'width', 'height'];

/** Names panels by their title and groups by their id. */
function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const {title, id} = value as {title?: string; id?: string};
  return title ?? `group ${id}`;
}

function detailsOf(event: unknown): string {
  if (typeof event !== 'object' || event === null) return '';
  if ('id' in event) return describe(event);
  const details = Object.entries(event).filter(([key, value]) => DETAILS.includes(key) && value !== undefined);
  return details.map(([key, value]) => `${key}: ${describe(value)}`).join(', ');
}

/** Adds a line, or counts up the newest one when it is the same. */
function add(log: EventLog, name: string, detail: string): void {
  const entries = log.get();
  const [newest, ...older] = entries;
  if (newest?.name === name && newest.detail === detail) log.set([{...newest, times: newest.times + 1}, ...older]);
  else log.set([{id: (newest?.id ?? 0) + 1, name, detail, times: 1}, ...entries].slice(0, MAX_ENTRIES));
}

/** Logs every event of the dock under its name in the API. The listeners end with the dock. */
export function logEvents(api: DockviewApi, log: EventLog): void {
  const events = Object.getOwnPropertyNames(Object.getPrototypeOf(api)).filter((name) => /^on[A-Z]/.test(name));
  for (const name of events) {
    const listen = api[name as keyof DockviewApi] as (listener: (event: unknown) => void) => void;
    listen((event) => {
      if (!log.isSilent) add(log, name, detailsOf(event));
    });
  }
}
