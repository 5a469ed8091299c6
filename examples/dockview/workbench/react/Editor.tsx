import type {IDockviewPanelHeaderProps, IDockviewPanelProps} from 'dockview';
import {askToClose} from '../shared/askToClose';
import {editFile, saveFile} from '../shared/files';
import {useFile, useUnsaved} from './hooks';

/** The text of the file whose path is the id of the panel. */
export function Editor({api}: IDockviewPanelProps) {
  const path = api.id;
  const file = useFile(path);
  const unsaved = useUnsaved(path);

  // A saved layout may name a file that is gone.
  if (!file) return <p style={{padding: 12}}>There is no file {path} anymore.</p>;
  return (
    <div className="editor">
      <textarea
        aria-label={path}
        spellCheck={false}
        value={file.text}
        onChange={(event) => editFile(path, event.target.value)}
      />
      <footer>
        <span role="status">{unsaved ? 'Unsaved changes' : 'Saved'}</span>
        <button type="button" disabled={!unsaved} onClick={() => saveFile(path)}>
          Save
        </button>
      </footer>
    </div>
  );
}

/** A tab that marks unsaved changes, and asks before it closes. */
export function EditorTab({api}: IDockviewPanelHeaderProps) {
  const unsaved = useUnsaved(api.id);

  const close = async () => {
    if (await askToClose(api.id)) api.close();
  };

  return (
    <div className="tab">
      {api.title}
      <button
        type="button"
        aria-label={unsaved ? `Close ${api.title}, unsaved` : `Close ${api.title}`}
        // The tab would take the press of the button for the start of a drag.
        onPointerDown={(event) => event.preventDefault()}
        onClick={close}
      >
        {unsaved ? '●' : '×'}
      </button>
    </div>
  );
}
