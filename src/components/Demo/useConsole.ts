import {useEffect} from 'react';
import type {DockviewApi} from 'dockview';
import {layoutText, loadText} from './bench/layouts';
import {commandOf} from './commands';
import type {Command, Target} from './commands/types';

/** What the demo offers to a developer at the browser's console, as `dockviewDemo`. */
export interface DemoConsole {
  /** The API of the dock on the page. */
  api: DockviewApi;
  /** Runs a command by its id, such as `float`. */
  run: (id: string) => void;
  /** The present layout as text. */
  save: () => string;
  /** Shows such a text; returns why not, undefined when it is there. */
  load: (text: string) => string | undefined;
}

declare global {
  interface Window {
    /** The dock of the demo page, to be tried at the console. */
    dockviewDemo?: DemoConsole;
  }
}

/**
 * Puts the dock's API where it can be tried by hand.
 * @param target - the workbench; undefined until the dock is there.
 * @param run - runs a command.
 */
export function useConsole(target: Target | undefined, run: (command: Command) => void): void {
  useEffect(() => {
    if (!target) return undefined;
    window.dockviewDemo = {
      api: target.api,
      run: (id) => run(commandOf(id)),
      save: () => layoutText(target),
      load: (text) => loadText(target, text),
    };
    return () => {
      delete window.dockviewDemo;
    };
  }, [target, run]);
}
