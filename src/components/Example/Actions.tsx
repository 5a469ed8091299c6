import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Framework} from '../../lib/frameworks';
import {ENTRY_FILES} from '../../lib/playground/mount';
import type {SourceFile} from '../../lib/playground/model';
import {joinFiles} from '../../lib/playground/sourceFiles';
import {toViteProject} from '../../lib/playground/viteProject';
import {loadRuntime, loadSource} from '../../lib/playground/load';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  framework: Framework;
  /** The files as they are now, if they differ from those of the site. */
  files: SourceFile[] | undefined;
}

/** Buttons that take the code elsewhere: to the clipboard, or to a project of the reader's own. */
export function Actions({id, title, framework, files}: Props): ReactNode {
  const root = useBaseUrl('/templates/');
  const [note, setNote] = useState('');
  const readFiles = async () => files ?? (await loadSource(root, id)).files[framework];

  async function attempt(task: () => Promise<string>): Promise<void> {
    try {
      setNote(await task());
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error));
    }
  }

  async function copy(): Promise<string> {
    await navigator.clipboard.writeText(joinFiles(await readFiles()));
    return 'Copied.';
  }

  async function openInStackBlitz(): Promise<string> {
    const [{default: sdk}, {versions}, current] = await Promise.all([
      import('@stackblitz/sdk'),
      loadRuntime(root),
      readFiles(),
    ]);
    const project = toViteProject({title, framework, files: current, versions});
    const openFile = `src/${ENTRY_FILES[framework]}`;
    sdk.openProject({...project, description: title, template: 'node'}, {newWindow: true, openFile});
    return '';
  }

  return (
    <>
      <button type="button" onClick={() => void attempt(copy)}>
        Copy
      </button>
      <button type="button" onClick={() => void attempt(openInStackBlitz)}>
        Open in StackBlitz
      </button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </>
  );
}
