import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers} from '@codemirror/view';
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
    maxHeight: '26rem',
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
  '.cm-activeLine': {backgroundColor: 'var(--ifm-hover-overlay)'},
});

/** Characters that code can hide in, or that show it in another order than it runs in: all of them, not only the usual. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;

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
