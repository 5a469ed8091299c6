import {useId, type FormEvent, type ReactNode} from 'react';
import {KIND_LABELS, PANEL_KINDS} from '../../../lib/demo/panels';
import {Dialog} from '../../Dialog';
import {addPanel, type Extras, type Place} from '../commands/add';
import type {Command} from '../commands/types';
import {NumberField, readPixels} from './NumberField';
import styles from './styles.module.css';

interface Props {
  run: (command: Command) => void;
  onClose: () => void;
}

const PLACES: readonly [Place, string][] = [
  ['within', 'In the active group'],
  ['left', 'Left of the active group'],
  ['right', 'Right of the active group'],
  ['above', 'Above the active group'],
  ['below', 'Below the active group'],
  ['edge-left', 'Left edge of the dock'],
  ['edge-right', 'Right edge of the dock'],
  ['edge-above', 'Top edge of the dock'],
  ['edge-below', 'Bottom edge of the dock'],
  ['floating', 'Floating'],
];

const SIZES = [
  ['initialWidth', 'Width'],
  ['minimumWidth', 'Least width'],
  ['maximumWidth', 'Greatest width'],
  ['initialHeight', 'Height'],
  ['minimumHeight', 'Least height'],
  ['maximumHeight', 'Greatest height'],
] as const;

function readExtras(data: FormData): Extras {
  const title = String(data.get('title') ?? '').trim();
  const sizes = SIZES.flatMap(([name]) => {
    const pixels = readPixels(data, name);
    return pixels === undefined ? [] : [[name, pixels] as const];
  });
  return {
    ...(title ? {title} : {}),
    ...(data.get('inactive') ? {inactive: true} : {}),
    ...(data.get('always') ? {renderer: 'always'} : {}),
    ...Object.fromEntries(sizes),
  };
}

/** A panel with every option of `addPanel`. */
export function AddPanel({run, onClose}: Props): ReactNode {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const kind = PANEL_KINDS.find((name) => name === data.get('kind'));
    const place = PLACES.find(([name]) => name === data.get('place'))?.[0] ?? 'within';
    onClose();
    run({
      id: 'add_with_options',
      menu: 'Add',
      section: '',
      title: 'Add panel',
      run: ({api}) => addPanel(api, place, kind, readExtras(data)),
    });
  }
  return (
    <Dialog title="Add a panel" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={`${id}-kind`}>Content</label>
          <select id={`${id}-kind`} name="kind">
            {PANEL_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_LABELS[kind]}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-place`}>Place</label>
          <select id={`${id}-place`} name="place">
            {PLACES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-title`}>Title</label>
          <input id={`${id}-title`} name="title" maxLength={60} autoComplete="off" />
        </div>
        <fieldset className={styles.sizes}>
          <legend>Size in pixels; empty leaves it to the dock</legend>
          {SIZES.map(([name, label]) => (
            <NumberField key={name} name={name} label={label} />
          ))}
        </fieldset>
        <label className={styles.check}>
          <input type="checkbox" name="inactive" /> Keep the active panel in front
        </label>
        <label className={styles.check}>
          <input type="checkbox" name="always" /> Keep its element in the page while it is hidden
        </label>
        <div className={styles.buttons}>
          <button type="submit" className={styles.primary}>
            Add panel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
