import {useEffect, useEffectEvent, useId, useState, type ReactNode} from 'react';
import type {SourceFile} from '../../lib/playground/model';
import type {SharedCode} from '../../lib/playground/shareLink';
import {CodeEditor} from './CodeEditor';
import {FileTabs} from './FileTabs';
import {ProblemLine} from './ProblemLine';
import {ShareButton} from './ShareButton';
import styles from './styles.module.css';
import {useSandbox, type RunMode, type SandboxState} from './useSandbox';

/** What a playground works on. */
export interface PlaygroundProps {
  code: SharedCode;
  /** Of the example. */
  title: string;
  mode: RunMode;
  /** The element above the editor that the running code fills. */
  slot: HTMLElement;
  onChange: (files: SourceFile[]) => void;
  onState: (state: SandboxState) => void;
}

/** The editor of an example with everything around it. Loaded when a reader first asks for it. */
export default function Playground(props: PlaygroundProps): ReactNode {
  const {code, title, mode, slot, onChange, onState} = props;
  const {files} = code;
  const [chosen, setChosen] = useState(files[0]!.name);
  const active = files.find(({name}) => name === chosen) ?? files[0]!;
  const [goTo, setGoTo] = useState<{file: string; line: number}>();
  const ids = useId();
  const hintId = `${ids}hint`;
  const panelIdOf = (name: string) => `${ids}${name}`;
  const {state, problem, run, stop} = useSandbox({slot, title: `Edited example: ${title}`, code, mode});
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);

  const mayRun = mode !== 'never';
  const isOn = state === 'starting' || state === 'running';
  const change = (name: string, text: string) =>
    onChange(files.map((file) => (file.name === name ? {name, code: text} : file)));
  const showLine = (file: string, line: number) => {
    setChosen(file);
    setGoTo({file, line});
  };

  return (
    <section className={styles.playground} aria-label={`Editor of the example “${title}”`}>
      <div className={styles.bar}>
        <FileTabs names={files.map(({name}) => name)} active={active.name} onSelect={setChosen} panelIdOf={panelIdOf} />
        <button type="button" onClick={isOn ? stop : run} disabled={!mayRun}>
          {isOn ? 'Stop' : 'Run'}
        </button>
        <ShareButton code={code} />
      </div>
      {/* All of them stay, so that each file keeps its caret and what can be undone. */}
      {files.map(({name, code: text}) => (
        <div
          key={name}
          className={styles.file}
          role="tabpanel"
          id={panelIdOf(name)}
          aria-label={name}
          hidden={name !== active.name}
        >
          <CodeEditor
            name={name}
            code={text}
            onChange={(next) => change(name, next)}
            onRun={() => mayRun && run()}
            describedBy={hintId}
            goTo={goTo?.file === name ? goTo : undefined}
            problemLine={problem?.file === name ? problem.line : undefined}
          />
        </div>
      ))}
      <ProblemLine problem={problem} onGoTo={showLine} />
      <p className={styles.hint} id={hintId}>
        Tab indents; press Escape, then Tab, to leave the editor. Ctrl or Cmd with Enter runs the code, in a sandbox
        whose storage is empty at each start and whose popout windows stay closed.
      </p>
    </section>
  );
}
