import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {EditorState, RangeSet, StateEffect, StateField, type Extension} from '@codemirror/state';
import {
  EditorView,
  gutterLineClass,
  GutterMarker,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {createHighlighter} from '../../lib/codeHighlighter';

interface Options {
  parent: HTMLElement;
  name: string;
  code: string;
  describedBy: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

const theme = EditorView.theme({
  '&': {
    border: '2px solid transparent',
    backgroundColor: 'var(--site-code-background)',
    color: 'var(--site-text)',
  },
  // An outline would lie below the line numbers.
  '&.cm-focused': {outline: 'none', borderColor: 'var(--ifm-color-primary)'},
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.84375rem',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': {caretColor: 'var(--site-text)'},
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--site-code-background)',
    color: 'var(--site-text-secondary)',
  },
  '.cm-gutterElement.cm-problem': {
    backgroundColor: 'var(--site-deleted-mark)',
    color: 'var(--site-code-deleted)',
    fontWeight: '700',
  },
  '.cm-activeLine': {backgroundColor: 'var(--ifm-hover-overlay)'},
});

/** Characters that code can hide in, or that show it in another order than it runs in: all of them, not only the usual. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;

class ProblemMarker extends GutterMarker {
  override elementClass = 'cm-problem';
}

const setProblem = StateEffect.define<number | undefined>();
const problemMarks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marks, {changes, effects, newDoc}) {
    const found = effects.find((effect) => effect.is(setProblem));
    if (!found) return marks.map(changes);
    const line = found.value as number | undefined;
    if (line === undefined) return RangeSet.empty;
    return RangeSet.of(new ProblemMarker().range(newDoc.line(Math.min(line, newDoc.lines)).from));
  },
  provide: (field) => gutterLineClass.from(field),
});

/** Marks a line, counted from 1, as the place of an error; undefined removes the mark. */
export function markProblem(editor: EditorView, line: number | undefined): void {
  editor.dispatch({effects: setProblem.of(line)});
}

function languageOf(name: string): Extension {
  return name.endsWith('.css') ? css() : javascript({typescript: true, jsx: name.endsWith('x')});
}

/** Puts an editor into an element. Tab indents; Escape and then Tab leaves the editor. */
export function createEditor({parent, name, code, describedBy, onChange, onRun}: Options): EditorView {
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        keymap.of([{key: 'Mod-Enter', run}, indentWithTab, ...defaultKeymap, ...historyKeymap]),
        lineNumbers(),
        problemMarks,
        history(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightSpecialChars({addSpecialChars: UNSEEN}),
        EditorState.tabSize.of(2),
        languageOf(name),
        syntaxHighlighting(createHighlighter((kind) => `code-${kind}`)),
        theme,
        EditorView.contentAttributes.of({'aria-label': `Code of ${name}`, 'aria-describedby': describedBy}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  // Long code scrolls; the keyboard has to reach it while the text has not the focus.
  view.scrollDOM.tabIndex = 0;
  return view;
}
