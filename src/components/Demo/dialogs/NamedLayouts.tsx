import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {browserStorage} from '../../../lib/browserStorage';
import {LONGEST_NAME, MOST_NAMES, readNamed, writeNamed, type NamedLayouts as Layouts} from '../../../lib/demo/named';
import {Dialog} from '../../Dialog';
import {layoutText, loadText} from '../bench/layouts';
import type {Command, Target} from '../commands/types';
import styles from './styles.module.css';

interface Props {
  target: Target;
  run: (command: Command) => void;
  onClose: () => void;
}

function command(id: string, run: Command['run']): Command {
  return {id, menu: 'Layout', section: '', title: id, run};
}

/** The layouts this visitor gave a name. */
export function NamedLayouts({target, run, onClose}: Props): ReactNode {
  const id = useId();
  const [read, setRead] = useState(() => readNamed(browserStorage));
  const [message, setMessage] = useState(read.ok ? '' : `The list cannot be shown because ${read.reason}.`);
  const layouts: Layouts = read.ok ? read.layouts : new Map();

  function store(next: Layouts, done: string): void {
    if (writeNamed(browserStorage, next)) {
      setRead({ok: true, layouts: next});
      setMessage(done);
    } else {
      setMessage('Nothing was saved: the browser’s storage is full or blocked. Export the layout as a file instead.');
    }
  }

  function saveAs(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) setMessage('A layout needs a name.');
    else if (!layouts.has(name) && layouts.size >= MOST_NAMES)
      setMessage(`There are ${MOST_NAMES} already. Delete one first.`);
    else store(new Map([...layouts, [name, layoutText(target)]]), `Saved as “${name}”.`);
  }

  function show(name: string, text: string): void {
    onClose();
    run(
      command('load_named', (bench) => {
        const reason = loadText(bench, text);
        if (reason === undefined) return `The layout “${name}” is shown.`;
        return `The layout “${name}” was not shown because ${reason}. The dock stays as it is.`;
      }),
    );
  }

  return (
    <Dialog title="Named layouts" onClose={onClose}>
      <form className={styles.saveAs} onSubmit={saveAs}>
        <label htmlFor={id}>Name for the present layout</label>
        <div>
          <input id={id} name="name" maxLength={LONGEST_NAME} autoComplete="off" />
          <button type="submit" className={styles.primary}>
            Save
          </button>
        </div>
      </form>
      <p className={styles.hint} role="status">
        {message}
      </p>
      {layouts.size > 0 && (
        <ul className={styles.names}>
          {[...layouts].map(([name, text]) => (
            <li key={name}>
              <button
                type="button"
                className={styles.name}
                onClick={() => show(name, text)}
                aria-label={`Show “${name}”`}
              >
                {name}
              </button>
              <button
                type="button"
                className={styles.secondary}
                aria-label={`Delete “${name}”`}
                onClick={() => store(new Map([...layouts].filter(([other]) => other !== name)), `Deleted “${name}”.`)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
