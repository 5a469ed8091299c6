import {useState, type ReactNode} from 'react';
import type {SerializedDockview} from 'dockview-core';
import {useClipboard} from '../../hooks/useClipboard';
import {FRAMEWORK_LABELS, FRAMEWORKS, type Framework} from '../../lib/frameworks';
import {layoutToCode} from '../../lib/layout/layoutToCode';
import {CodeBlock} from '../CodeBlock';

/** What a layout is written as. */
type Form = 'json' | Framework;

const LABELS: Record<Form, string> = {json: 'JSON', ...FRAMEWORK_LABELS};

function write(layout: SerializedDockview, form: Form): {code: string; reason?: string} {
  return form === 'json' ? {code: JSON.stringify(layout, null, 2)} : layoutToCode(layout, form);
}

/** The layout as JSON, and as the code that builds it, to copy. */
export function CopyLayout({layout, isRepaired}: {layout: SerializedDockview; isRepaired: boolean}): ReactNode {
  const {outcome, copy} = useClipboard(3000);
  const [form, setForm] = useState<Form>('json');
  const {code, reason} = write(layout, form);
  return (
    <>
      <div role="radiogroup" aria-label="Form" className="lc-forms">
        {(['json', ...FRAMEWORKS] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="layout-form" checked={one === form} onChange={() => setForm(one)} />
            {LABELS[one]}
          </label>
        ))}
      </div>
      <p className="lc-actions">
        <button type="button" className="button button--primary button--sm" onClick={() => void copy(code)}>
          {form === 'json' ? `Copy the ${isRepaired ? 'repaired ' : ''}layout` : 'Copy the code'}
        </button>
        <span role="status">{outcome && (outcome.copied ? 'Copied' : outcome.reason)}</span>
      </p>
      {reason && <p>This code loads the layout, because {reason}.</p>}
      <CodeBlock language={form === 'json' ? 'json' : 'ts'}>{code}</CodeBlock>
    </>
  );
}
