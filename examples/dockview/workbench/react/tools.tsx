import {useState, type FormEvent} from 'react';
import type {IDockviewPanelHeaderProps, IDockviewPanelProps} from 'dockview';
import {runCommand} from '../shared/commands';
import {nameOf, paths} from '../shared/files';
import {useCurrentPath, useFile} from './hooks';
import {openFile} from '../shared/layout';

/** A tab without a close button. */
export function ToolTab({api}: IDockviewPanelHeaderProps) {
  return <div className="tab">{api.title}</div>;
}

/** The tree of files; a click opens one. */
export function Explorer({containerApi}: IDockviewPanelProps) {
  const current = useCurrentPath(containerApi);

  const list = (some: string[]) => (
    <ul>
      {some.map((path) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === current}
            onClick={() => openFile(containerApi, path)}
          >
            {nameOf(path)}
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <nav className="explorer" aria-label="Files">
      <details open>
        <summary>src</summary>
        {list(paths.filter((path) => path.startsWith('src/')))}
      </details>
      {list(paths.filter((path) => !path.includes('/')))}
    </nav>
  );
}

/** Facts about the file that is being edited. */
export function Properties({containerApi}: IDockviewPanelProps) {
  const path = useCurrentPath(containerApi);
  const file = useFile(path);
  if (!file) return <div className="properties">No file is open.</div>;
  return (
    <div className="properties">
      <dl>
        <dt>Path</dt>
        <dd>{path}</dd>
        <dt>Lines</dt>
        <dd>{file.text.split('\n').length}</dd>
        <dt>Size</dt>
        <dd>{new Blob([file.text]).size} bytes</dd>
      </dl>
    </div>
  );
}

/** Runs a few commands on the files. */
export function Terminal() {
  const [output, setOutput] = useState('Type help and press Enter.');

  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const line = String(new FormData(form).get('line'));
    setOutput((before) => `${before}\n> ${line}\n${runCommand(line)}`);
    form.reset();
  };

  return (
    <div className="terminal">
      <pre aria-live="polite">{output}</pre>
      <form onSubmit={run}>
        &gt; <input name="line" aria-label="Command" autoComplete="off" />
      </form>
    </div>
  );
}
