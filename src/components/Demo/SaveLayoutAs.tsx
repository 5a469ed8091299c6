import type {FormEvent, ReactNode} from 'react';
import {Dialog} from '../Dialog';
import {saveAsCommand} from './commands/layouts';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import styles from './styles.module.css';

/** Asks for the name of a layout to save. */
export function SaveLayoutAs(): ReactNode {
  const demo = useDemo();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) void runCommand(demo, saveAsCommand(name));
  }
  return (
    <Dialog title="Save layout as" onClose={() => demo.dialog.set(undefined)}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          Name
          <input name="name" required maxLength={60} autoComplete="off" />
        </label>
        <button type="submit" className="button button--primary button--sm">
          Save
        </button>
      </form>
    </Dialog>
  );
}
