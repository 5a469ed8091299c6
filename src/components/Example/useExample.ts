import {useReducer} from 'react';
import {useEdits} from '../../hooks/useEdits';
import {useFramework} from '../../hooks/useFramework';
import type {SandboxState} from '../Playground/useSandbox';
import type {View} from './ViewSwitch';

interface State {
  /** What the reader chose to see; undefined until then. */
  view: View | undefined;
  /** Whether the reader has asked for the editor. */
  isEditing: boolean;
  /** What became of the edited code. */
  sandbox: SandboxState;
  /** How often the example was started anew. */
  restarts: number;
}

type Event = 'edit' | 'restart' | {view: View} | {sandbox: SandboxState};

const START: State = {view: undefined, isEditing: false, sandbox: 'idle', restarts: 0};

function reduce(state: State, event: Event): State {
  if (event === 'edit') return {...state, view: 'code', isEditing: true};
  if (event === 'restart') return {...state, isEditing: true, sandbox: 'idle', restarts: state.restarts + 1};
  return {...state, ...event};
}

/**
 * The state of an example that can be edited, in the reader's framework, and what the reader can do with it.
 * @param startsOpen - whether the code is in view from the beginning, before it is edited.
 */
export function useExample(id: string, startsOpen: boolean) {
  const [framework] = useFramework();
  const {files: edits, change, reset, undoReset} = useEdits(id, framework);
  const [state, dispatch] = useReducer(reduce, START);
  // Edits of an earlier visit open the editor by themselves, and the site's own version does not load first.
  const isRestored = !state.isEditing && edits !== undefined;
  const isEditing = state.isEditing || isRestored;
  const {sandbox, restarts} = state;
  return {
    framework,
    edits,
    change,
    view: state.view ?? (isRestored || startsOpen ? 'code' : 'preview'),
    isEditing,
    isStopped: isEditing && sandbox === 'stopped',
    /** Whether edited code has taken the place of the site's version. */
    isInSandbox: isEditing && (isRestored || sandbox === 'running' || sandbox === 'stopped'),
    restarts,
    show: (view: View) => dispatch(view === 'code' && !startsOpen ? 'edit' : {view}),
    edit: () => dispatch('edit'),
    setSandbox: (next: SandboxState) => dispatch({sandbox: next}),
    /** Discards the edits, or brings the discarded ones back; undefined while there are neither. */
    resetOrUndo: edits
      ? () => {
          reset();
          dispatch('restart');
        }
      : undoReset,
  };
}
