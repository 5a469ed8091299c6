import type {DockviewApi} from 'dockview';
import type {EventLog} from '../model/eventLog';

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

/** Logs every event of the dock under its name in the API. The listeners end with the dock. */
export function logEvents(api: DockviewApi, log: EventLog): void {
  const events = Object.getOwnPropertyNames(Object.getPrototypeOf(api)).filter((name) => /^on[A-Z]/.test(name));
  for (const name of events) {
    const listen = api[name as keyof DockviewApi] as (listener: (event: unknown) => void) => void;
    listen((event) => log.add(name, detailsOf(event)));
  }
}
