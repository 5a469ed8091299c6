import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {type EditorView} from '@codemirror/view';
import {createEditor, markProblem} from './createEditor';
import styles from './styles.module.css';

interface Props {
  /** Name of the file; tells the language too. */
  name: string;
  code: string;
  onChange: (code: string) => void;
  /** Called for Ctrl+Enter, or Cmd+Enter on a Mac. */
  onRun: () => void;
  /** Id of the element that tells how to leave the editor. */
  describedBy: string;
  /** A line, counted from 1, that gets the caret; the same line in a new object gets it again. */
  goTo: {line: number} | undefined;
  /** The line, counted from 1, that is marked as the place of an error. */
  problemLine: number | undefined;
}

/** The editor of one file. */
export function CodeEditor({name, code, onChange, onRun, describedBy, goTo, problemLine}: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const initialCode = useRef(code);

  useEffect(() => {
    const editor = createEditor({
      parent: parent.current!,
      name,
      code: initialCode.current,
      describedBy,
      onChange: (next) => changed(next),
      onRun: () => run(),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [name, describedBy]);

  useEffect(() => {
    const editor = view.current;
    const shown = editor?.state.doc.toString();
    if (editor && shown !== code) editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: code}});
  }, [code]);

  useEffect(() => {
    if (view.current) markProblem(view.current, problemLine);
  }, [problemLine]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !goTo) return;
    const {from} = editor.state.doc.line(Math.min(goTo.line, editor.state.doc.lines));
    editor.dispatch({selection: {anchor: from}, scrollIntoView: true});
    editor.focus();
  }, [goTo]);

  return <div ref={parent} className={styles.code} />;
}
