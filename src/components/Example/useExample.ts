import {useReducer} from 'react';
import {useEdits} from '../../hooks/useEdits';
import {useFramework} from '../../hooks/useFramework';
import type {SandboxState} from '../Playground/useSandbox';

interface State {
  /** Whether the reader has opened or closed the editor; undefined until then. */
  opened: boolean | undefined;
  /** What became of the edited code. */
  sandbox: SandboxState;
  /** How often the example was started anew. */
  restarts: number;
}

type Event = 'open' | 'close' | {sandbox: SandboxState} | {restartOpened: boolean};

const START: State = {opened: undefined, sandbox: 'idle', restarts: 0};

function reduce(state: State, event: Event): State {
  if (event === 'open') return {...state, opened: true};
  if (event === 'close') return {...state, opened: false, sandbox: 'idle'};
  if ('sandbox' in event) return {...state, sandbox: event.sandbox};
  return {opened: event.restartOpened, sandbox: 'idle', restarts: state.restarts + 1};
}

/** The state of an example that can be edited, in the reader's framework, and what the reader can do with it. */
export function useExample(id: string) {
  const [framework] = useFramework();
  const {files: edits, change, reset, undoReset} = useEdits(id, framework);
  const [{opened, sandbox, restarts}, dispatch] = useReducer(reduce, START);
  // Edits of an earlier visit open the editor by themselves, and the site's own version does not load first.
  const isOpen = opened ?? edits !== undefined;
  const isRestored = opened === undefined && isOpen;
  return {
    framework,
    edits,
    change,
    isOpen,
    isStopped: isOpen && sandbox === 'stopped',
    /** Whether edited code has taken the place of the site's version. */
    isInSandbox: isOpen && (isRestored || sandbox === 'running' || sandbox === 'stopped'),
    restarts,
    toggle: () => dispatch(isOpen ? 'close' : 'open'),
    setSandbox: (next: SandboxState) => dispatch({sandbox: next}),
    reset: () => {
      reset();
      dispatch({restartOpened: isOpen});
    },
    undoReset:
      undoReset &&
      (() => {
        undoReset();
        dispatch('open');
      }),
  };
}
