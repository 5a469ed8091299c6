import {useDeferredValue, useState, type DragEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import css from '@generated/page-styles/default/LayoutCheck.json';
import {useHash} from '../../hooks/useHash';
import {MAX_LAYOUT_BYTES} from '../../lib/layout/parseLayout';
import {Result, type Input} from './Result';
import {SAMPLE} from './sample';

const FIELD = 'layout-text';
/** Start of a hash that holds the text of a layout, percent-encoded: any program can make a link of its layout. */
const HASH = '#layout=';

/** The layout in a hash; undefined without one. */
function readHash(hash: string): Input | undefined {
  if (!hash.startsWith(HASH)) return undefined;
  try {
    return {text: decodeURIComponent(hash.slice(HASH.length))};
  } catch {
    return {text: '', failure: 'the link is cut off or damaged'};
  }
}

/** The text of a file, unless it is too large: a file of a gigabyte would freeze the page before it is read. */
async function readFile(file: File): Promise<Input> {
  if (file.size > MAX_LAYOUT_BYTES) return {text: '', failure: `${file.name} is larger than 1 MB`};
  try {
    return {text: await file.text()};
  } catch {
    return {text: '', failure: `${file.name} has changed or is gone`};
  }
}

/** Checks a saved layout that a reader pastes, drops or chooses. Nothing of it leaves the browser. */
export function LayoutCheck(): ReactNode {
  const [input, setInput] = useState<Input>({text: ''});
  const {text} = input;
  const [isOver, setIsOver] = useState(false);
  // Typing goes on while a large layout is checked.
  const checked = useDeferredValue(input);
  useHash((hash) => setInput((current) => readHash(hash) ?? current));
  const read = (file: File | undefined): void => void (file && readFile(file).then(setInput));

  function drop(event: DragEvent): void {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    read(file);
  }

  return (
    <div className="lc-check" data-markdown="skip">
      <style dangerouslySetInnerHTML={{__html: css}} />
      <section
        className={clsx('lc-input', isOver && 'lc-over')}
        aria-label="Saved layout"
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label htmlFor={FIELD}>Saved layout</label>
        <textarea
          id={FIELD}
          value={text}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          placeholder={'Paste the text of a layout, or drop a file here.\n\n{"grid": {"root": …'}
          onChange={(event) => setInput({text: event.target.value})}
        />
        <div className="lc-actions">
          <label className="button button--outline button--primary button--sm">
            Choose a file
            <input
              type="file"
              accept=".json,.txt,application/json"
              onChange={({target}) => {
                read(target.files?.[0]);
                // So that choosing the same file again is an event, too.
                target.value = '';
              }}
            />
          </label>
          <button
            type="button"
            className="button button--outline button--primary button--sm"
            onClick={() => setInput({text: text === '' ? SAMPLE : ''})}
          >
            {text === '' ? 'Show a broken layout' : 'Clear'}
          </button>
        </div>
      </section>
      <Result input={checked} />
    </div>
  );
}
