import {createContext} from 'react';
import {createEventLog, type EventLog} from '../../lib/demo/eventLog';

/** The log of the dock a panel is in. */
export const EventLogContext = createContext<EventLog>(createEventLog());
