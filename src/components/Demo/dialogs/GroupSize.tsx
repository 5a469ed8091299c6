import type {FormEvent, ReactNode} from 'react';
import type {DockviewApi} from 'dockview';
import {Dialog} from '../../Dialog';
import {NO_GROUP, type Command, type Target} from '../commands/types';
import {NumberField, readPixels} from './NumberField';
import styles from './styles.module.css';

interface Props {
  target: Target;
  run: (command: Command) => void;
  onClose: () => void;
}

const LIMITS = [
  ['minimumWidth', 'Least width'],
  ['maximumWidth', 'Greatest width'],
  ['minimumHeight', 'Least height'],
  ['maximumHeight', 'Greatest height'],
] as const;

function apply(api: DockviewApi, data: FormData): string {
  const group = api.activeGroup;
  if (!group) return NO_GROUP;
  const limits = LIMITS.flatMap(([name]) => {
    const pixels = readPixels(data, name);
    return pixels === undefined ? [] : [[name, pixels] as const];
  });
  const {minimumWidth, maximumWidth, minimumHeight, maximumHeight} = Object.fromEntries(limits);
  const isCrossed = (least?: number, greatest?: number): boolean =>
    least !== undefined && greatest !== undefined && least > greatest;
  if (isCrossed(minimumWidth, maximumWidth) || isCrossed(minimumHeight, maximumHeight)) {
    return 'Nothing was changed: a least size is greater than the greatest.';
  }
  if (limits.length > 0) group.api.setConstraints(Object.fromEntries(limits));
  group.api.setSize({
    width: readPixels(data, 'width') ?? group.api.width,
    height: readPixels(data, 'height') ?? group.api.height,
  });
  // Limits count at the next layout only.
  api.layout(api.width, api.height, true);
  return `The group is ${Math.round(group.api.width)} × ${Math.round(group.api.height)} pixels now.`;
}

/** Size and limits of the active group. */
export function GroupSize({target, run, onClose}: Props): ReactNode {
  const group = target.api.activeGroup;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onClose();
    run({id: 'resize', menu: 'Group', section: '', title: 'Resize', run: ({api}) => apply(api, data)});
  }
  return (
    <Dialog title={`Size of the group with ${group?.activePanel?.title ?? 'no panels'}`} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.sizes}>
          <legend>Size in pixels</legend>
          <NumberField name="width" label="Width" initial={Math.round(group?.api.width ?? 0)} />
          <NumberField name="height" label="Height" initial={Math.round(group?.api.height ?? 0)} />
        </fieldset>
        <fieldset className={styles.sizes}>
          <legend>Limits in pixels; empty leaves them as they are</legend>
          {LIMITS.map(([name, label]) => (
            <NumberField key={name} name={name} label={label} />
          ))}
        </fieldset>
        <p className={styles.hint}>
          The dock keeps the limits of a group until a layout is loaded: saved layouts hold limits of panels only. In a
          floating group they have no effect.
        </p>
        <div className={styles.buttons}>
          <button type="submit" className={styles.primary}>
            Apply
          </button>
        </div>
      </form>
    </Dialog>
  );
}
