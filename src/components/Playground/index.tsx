import {useEffect, useId, useState, type ReactNode} from 'react';
import type {Framework} from '../../lib/frameworks';
import type {SourceFile} from '../../lib/playground/model';
import {CodeEditor} from './CodeEditor';
import {FileTabs} from './FileTabs';
import {ProblemLine} from './ProblemLine';
import {ShareButton} from './ShareButton';
import styles from './styles.module.css';
import {useSandbox, type SandboxState} from './useSandbox';

/** What a playground works on. */
export interface PlaygroundProps {
  /** Id of the example. */
  id: string;
  title: string;
  framework: Framework;
  files: SourceFile[];
  onChange: (files: SourceFile[]) => void;
  /** The element above the editor that the running code fills. */
  slot: HTMLElement;
  /** Whether the code runs by itself: not before the reader has changed something, or has agreed to run it. */
  live: boolean;
  /** Whether code may be run at all. */
  mayRun: boolean;
  /** Tells when code has taken the slot, and when it has left it. */
  onState: (state: SandboxState) => void;
  onClose?: () => void;
}

/** The editor of an example with everything around it. Loaded when a reader first asks for it. */
export default function Playground(props: PlaygroundProps): ReactNode {
  const {id, title, framework, files, onChange, slot, live, mayRun, onState, onClose} = props;
  const [chosen, setChosen] = useState(files[0]!.name);
  const active = files.find(({name}) => name === chosen) ?? files[0]!;
  const [goTo, setGoTo] = useState<{file: string; line: number}>();
  const ids = useId();
  const hintId = `${ids}hint`;
  const panelIdOf = (name: string) => `${ids}${name}`;
  const {state, problem, run, stop} = useSandbox({
    slot,
    title: `Edited example: ${title}`,
    framework,
    files,
    live,
    mayRun,
  });
  useEffect(() => onState(state), [state, onState]);

  const change = (name: string, code: string) =>
    onChange(files.map((file) => (file.name === name ? {...file, code} : file)));
  const showLine = (file: string, line: number) => {
    setChosen(file);
    setGoTo({file, line});
  };

  return (
    <section className={styles.playground} aria-label={`Editor of the example “${title}”`}>
      <div className={styles.bar}>
        <FileTabs names={files.map(({name}) => name)} active={active.name} onSelect={setChosen} panelIdOf={panelIdOf} />
        <button type="button" onClick={run} disabled={!mayRun}>
          Run
        </button>
        <button type="button" onClick={stop} disabled={state === 'idle' || state === 'stopped'}>
          Stop
        </button>
        <ShareButton code={{id, framework, files}} />
        {onClose && (
          <button type="button" onClick={onClose}>
            Close editor
          </button>
        )}
      </div>
      {/* All of them stay, so that each file keeps its caret and what can be undone. */}
      {files.map(({name, code}) => (
        <div key={name} role="tabpanel" id={panelIdOf(name)} aria-label={name} hidden={name !== active.name}>
          <CodeEditor
            name={name}
            code={code}
            onChange={(next) => change(name, next)}
            onRun={() => mayRun && run()}
            describedBy={hintId}
            goTo={goTo?.file === name ? goTo : undefined}
          />
        </div>
      ))}
      <ProblemLine problem={problem} onGoTo={showLine} />
      <p className={styles.hint} id={hintId}>
        Tab indents; press Escape, then Tab, to leave the editor. Ctrl or Cmd with Enter runs the code. It runs in a
        sandbox: its storage is empty at each start, and popout windows stay closed.
      </p>
    </section>
  );
}
