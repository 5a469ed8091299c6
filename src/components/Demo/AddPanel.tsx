import clsx from 'clsx';
import type {FormEvent, ReactNode} from 'react';
import {Dialog} from '../Dialog';
import {getCommand} from './commands';
import {addPanel, PLACES} from './commands/add';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import {KIND_LABELS, PANEL_KINDS} from './model/panels';
import styles from './styles.module.css';

const SIZES = [
  ['initialWidth', 'Width in pixels'],
  ['minimumWidth', 'Minimum width'],
  ['maximumWidth', 'Maximum width'],
  ['initialHeight', 'Height in pixels'],
  ['minimumHeight', 'Minimum height'],
  ['maximumHeight', 'Maximum height'],
] as const;

const SWITCHES = [
  ['inactive', 'Keep the active panel in front'],
  ['always', 'Keep mounted while hidden'],
] as const;

function readOptions(data: FormData) {
  const title = String(data.get('title')).trim();
  const sizes = SIZES.flatMap(([name]) => (data.get(name) ? [[name, Number(data.get(name))] as const] : []));
  return {
    ...(title ? {title} : {}),
    ...(data.get('inactive') ? {inactive: true} : {}),
    ...(data.get('always') ? {renderer: 'always' as const} : {}),
    ...Object.fromEntries(sizes),
  };
}

/** Adds a panel with the options of `addPanel`. */
export function AddPanel(): ReactNode {
  const demo = useDemo();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [, place] = PLACES.find(([label]) => label === data.get('place')) ?? PLACES[0]!;
    const kind = PANEL_KINDS.find((name) => name === data.get('kind'));
    const run = (): string => addPanel(demo, {...readOptions(data), ...place(demo.api)}, kind);
    void runCommand(demo, {...getCommand('add_options'), run});
  }
  return (
    <Dialog title="Add panel" onClose={() => demo.dialog.set(undefined)}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          Content
          <select name="kind">
            {PANEL_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_LABELS[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Place
          <select name="place">
            {PLACES.map(([label]) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <label>
          Title
          <input name="title" maxLength={60} autoComplete="off" />
        </label>
        {SIZES.map(([name, label]) => (
          <label key={name}>
            {label}
            <input name={name} type="number" inputMode="numeric" min={20} max={10_000} />
          </label>
        ))}
        {SWITCHES.map(([name, label]) => (
          <label key={name} className={styles.wide}>
            <input type="checkbox" name={name} /> {label}
          </label>
        ))}
        <button type="submit" className={clsx('button button--primary button--sm', styles.wide)}>
          Add panel
        </button>
      </form>
    </Dialog>
  );
}
