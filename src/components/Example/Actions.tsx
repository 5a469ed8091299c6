import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useClipboard} from '../../hooks/useClipboard';
import type {Framework} from '../../lib/frameworks';
import {loadRuntime, loadSource} from '../../lib/playground/load';
import type {SourceFile} from '../../lib/playground/model';
import {ENTRY_FILES} from '../../lib/playground/mount';
import {joinFiles} from '../../lib/playground/sourceFiles';
import {Icon} from './icons';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  framework: Framework;
  /** The files as they are now, if they differ from those of the site. */
  files: SourceFile[] | undefined;
}

/** Loads what makes a project of an example. @throws Error in words for the reader. */
async function loadProjectMaker() {
  try {
    return await Promise.all([import('@stackblitz/sdk'), import('../../lib/playground/viteProject')]);
  } catch (error) {
    throw new Error('The script that opens StackBlitz could not be loaded.', {cause: error});
  }
}

/** Buttons that export the code: to the clipboard, or to a project in StackBlitz. */
export function Actions({id, title, framework, files}: Props): ReactNode {
  const root = useBaseUrl('/templates/');
  const {outcome, copy} = useClipboard();
  const [failure, setFailure] = useState('');
  const readFiles = async () => files ?? (await loadSource(root, id)).files[framework];

  async function openProject(): Promise<void> {
    setFailure('');
    try {
      const [[{default: sdk}, {toViteProject}], {versions}, current] = await Promise.all([
        loadProjectMaker(),
        loadRuntime(root),
        readFiles(),
      ]);
      const project = toViteProject({title, framework, files: current, versions});
      const openFile = `src/${ENTRY_FILES[framework]}`;
      sdk.openProject({...project, description: title, template: 'node'}, {newWindow: true, openFile});
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <button type="button" aria-label="Copy all files" onClick={() => void copy(readFiles().then(joinFiles))}>
        <Icon name="copy" />
      </button>
      <button type="button" aria-label="Open in StackBlitz" onClick={() => void openProject()}>
        <Icon name="stackBlitz" />
      </button>
      <span role="status" className={styles.note}>
        {outcome ? (outcome.copied ? 'Copied.' : outcome.reason) : failure}
      </span>
    </>
  );
}
