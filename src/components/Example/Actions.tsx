import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Framework} from '../../lib/frameworks';
import {ENTRY_FILES} from '../../lib/playground/mount';
import type {SourceFile} from '../../lib/playground/model';
import {toViteProject} from '../../lib/playground/viteProject';
import {loadRuntime, loadSource} from '../../lib/playground/load';
import {CopyFiles} from './CopyFiles';
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
  const [failure, setFailure] = useState('');
  const readFiles = async () => files ?? (await loadSource(root, id)).files[framework];

  async function openProject(): Promise<void> {
    const [{default: sdk}, {versions}, current] = await Promise.all([
      import('@stackblitz/sdk'),
      loadRuntime(root),
      readFiles(),
    ]);
    const project = toViteProject({title, framework, files: current, versions});
    const openFile = `src/${ENTRY_FILES[framework]}`;
    sdk.openProject({...project, description: title, template: 'node'}, {newWindow: true, openFile});
  }

  function openInStackBlitz(): void {
    setFailure('');
    openProject().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  }

  return (
    <>
      <CopyFiles readFiles={readFiles} />
      <button type="button" onClick={openInStackBlitz}>
        Open in StackBlitz
      </button>
      <span role="status" className={styles.note}>
        {failure}
      </span>
    </>
  );
}
