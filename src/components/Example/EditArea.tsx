import type {ReactNode} from 'react';
import type {Framework} from '../../lib/frameworks';
import type {SourceFile} from '../../lib/playground/model';
import type {SandboxState} from '../Playground/useSandbox';
import {LazyPlayground} from './LazyPlayground';
import styles from './styles.module.css';
import {useSource} from './useSource';

interface Props {
  id: string;
  title: string;
  framework: Framework;
  edits: SourceFile[] | undefined;
  onChange: (files: SourceFile[]) => void;
  slot: HTMLElement;
  onState: (state: SandboxState) => void;
  onClose: () => void;
}

/** The editor of an example on a page of the site: starts from the site's files, or from the reader's edits. */
export function EditArea({id, title, framework, edits, onChange, slot, onState, onClose}: Props): ReactNode {
  const {source, failure} = useSource(id);
  const files = edits ?? source?.files[framework];
  if (failure !== undefined) {
    return (
      <p className={styles.message} role="alert">
        {failure}
      </p>
    );
  }
  if (!files) return <p className={styles.message}>Loading the editor…</p>;
  return (
    <LazyPlayground
      id={id}
      title={title}
      framework={framework}
      files={files}
      onChange={onChange}
      slot={slot}
      live={edits !== undefined}
      mayRun
      onState={onState}
      onClose={onClose}
    />
  );
}
