import {useMemo, useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {SerializedDockview} from 'dockview-core';
import {countOf} from '../../lib/countOf';
import {checkLayout, type Fault} from '../../lib/layout/checkLayout';
import {leavesOf} from '../../lib/layout/layoutToCode';
import {parseLayout, type ParsedLayout} from '../../lib/layout/parseLayout';
import {toThumbnail} from '../../lib/layout/toThumbnail';
import {LayoutThumbnail} from '../LayoutThumbnail';
import {CopyLayout} from './CopyLayout';

/** How many faults, and parts of the picture, are shown. */
const MAX_SHOWN = 200;

/** The gravest first. */
const EFFECTS = ['throws', 'breaks', 'ignores'] as const;
const LABELS = {throws: 'Fails', breaks: 'Changes', ignores: 'Ignored'};

/** The gravest effect; undefined without faults. */
function worst(faults: readonly Fault[]): Fault['effect'] | undefined {
  return EFFECTS.find((effect) => faults.some((fault) => fault.effect === effect));
}

function verdict(faults: readonly Fault[]): string {
  const found = `${countOf(faults.length, 'finding')}.`;
  switch (worst(faults)) {
    case 'throws':
      return `Dockview 4.10.0 does not load this layout: fromJSON throws, and the dock is empty afterwards. ${found}`;
    case 'breaks':
      return `Dockview 4.10.0 loads this layout, but not as it was saved. ${found}`;
    case 'ignores':
      return `Dockview 4.10.0 loads this layout, and passes over a part of it. ${found}`;
    default:
      return 'Dockview 4.10.0 loads this layout as it was saved.';
  }
}

function contents({grid, panels, floatingGroups = [], popoutGroups = []}: SerializedDockview): string {
  const groups = leavesOf(grid.root);
  const hidden = groups.filter(({visible}) => visible === false).length;
  return [
    countOf(Object.keys(panels).length, 'panel'),
    `${countOf(groups.length, 'group')} in the grid${hidden > 0 ? ` (${hidden} hidden)` : ''}`,
    ...(floatingGroups.length > 0 ? [countOf(floatingGroups.length, 'floating group')] : []),
    ...(popoutGroups.length > 0
      ? [`${countOf(popoutGroups.length, 'popout window')}, which browsers block after a reload`]
      : []),
    ...('maximizedNode' in grid ? ['a maximized group'] : []),
    `saved at ${Math.round(grid.width)} by ${Math.round(grid.height)} pixels`,
  ].join(', ');
}

/** How often each component is used. */
function componentsOf({panels}: SerializedDockview): [name: string, uses: number][] {
  const uses = new Map<string, number>();
  for (const {contentComponent = ''} of Object.values(panels)) {
    uses.set(contentComponent, (uses.get(contentComponent) ?? 0) + 1);
  }
  return [...uses].sort(([, one], [, other]) => other - one).slice(0, MAX_SHOWN);
}

/** A text with names in backticks. */
function Words({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function Faults({faults}: {faults: readonly Fault[]}): ReactNode {
  const sorted = EFFECTS.flatMap((effect) => faults.filter((fault) => fault.effect === effect));
  return (
    <ul className="lc-faults" aria-label="Findings">
      {sorted.slice(0, MAX_SHOWN).map(({path, message, cure, effect}, index) => (
        <li key={index}>
          <span className="lc-effect" data-effect={effect}>
            {LABELS[effect]}
          </span>
          <div>
            <code>{path || 'the whole layout'}</code>
            <p>
              <strong>
                <Words text={`${message[0]!.toUpperCase()}${message.slice(1)}.`} />
              </strong>{' '}
              <Words text={cure} />
            </p>
          </div>
        </li>
      ))}
      {faults.length > MAX_SHOWN && <li>And {faults.length - MAX_SHOWN} more.</li>}
    </ul>
  );
}

function Picture({layout}: {layout: SerializedDockview}): ReactNode {
  const {width, height} = layout.grid;
  const picture = toThumbnail({kind: 'dockview', layout}).slice(0, MAX_SHOWN);
  // Docks as wide or as high as a whole screen keep some shape here.
  const aspectRatio = Math.min(3, Math.max(0.75, width / height));
  return (
    <div className="lc-picture" style={{aspectRatio}}>
      <LayoutThumbnail thumbnail={picture} />
    </div>
  );
}

/** The check of a value, and the components of all panels that could be repaired. */
function useCheck(value: unknown, missing: readonly string[]) {
  const all = useMemo(() => checkLayout(value), [value]);
  const names = useMemo(() => (all.repaired ? componentsOf(all.repaired) : []), [all]);
  const {faults, repaired} = useMemo(() => {
    const registered = names.map(([name]) => name).filter((name) => !missing.includes(name));
    return registered.length === names.length ? all : checkLayout(value, registered);
  }, [value, all, names, missing]);
  return {faults, repaired, names, whole: all.repaired};
}

interface ComponentsProps {
  /** Names with the number of their panels. */
  names: readonly [name: string, uses: number][];
  /** Those that the reader's program does not register. */
  missing: readonly string[];
  onChange: (missing: readonly string[]) => void;
}

function Components({names, missing, onChange}: ComponentsProps): ReactNode {
  return (
    <>
      <p id="layout-register">Your app has to register these names. Uncheck those that it does not.</p>
      <div role="group" aria-label="Components" aria-describedby="layout-register" className="lc-names">
        {names.map(([name, uses]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={!missing.includes(name)}
              onChange={({target}) =>
                onChange(target.checked ? missing.filter((one) => one !== name) : [...missing, name])
              }
            />
            <code>{name}</code> {countOf(uses, 'panel')}
          </label>
        ))}
      </div>
    </>
  );
}

function Verdict({parsed, faults}: {parsed: ParsedLayout; faults: readonly Fault[]}): ReactNode {
  return (
    <div className="lc-verdict" data-effect={parsed.ok ? (worst(faults) ?? 'none') : 'throws'}>
      <p>{parsed.ok ? verdict(faults) : `The layout cannot be read because ${parsed.reason}.`}</p>
      {!parsed.ok && parsed.detail && <p>{parsed.detail}</p>}
    </div>
  );
}

/** A text that may be a layout, or why there is none. */
export interface Input {
  text: string;
  failure?: string;
}

function readInput({text, failure}: Input): ParsedLayout | undefined {
  if (failure !== undefined) return {ok: false, reason: failure};
  return text.trim() === '' ? undefined : parseLayout(text);
}

/** What is in a text that was saved as a layout, what is wrong with it, and a repaired layout. */
export function Result({input}: {input: Input}): ReactNode {
  const parsed = useMemo(() => readInput(input), [input]);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const check = useCheck(parsed?.ok ? parsed.value : undefined, missing);
  const faults = parsed?.ok ? check.faults : [];
  const {repaired, names, whole} = check;
  const lost = whole && repaired ? Object.keys(whole.panels).length - Object.keys(repaired.panels).length : 0;
  return (
    <>
      {/* There before it has a text, so that screen readers read out what comes. */}
      <div role="status">{parsed && <Verdict parsed={parsed} faults={faults} />}</div>
      {faults.length > 0 && <Faults faults={faults} />}
      {whole && repaired && (
        <div className="lc-columns">
          <section aria-label="Contents of the layout">
            <Heading as="h2">What it holds</Heading>
            <Picture layout={repaired} />
            <p>{contents(whole)}.</p>
          </section>
          <section aria-label="Components and code">
            <Heading as="h2">Components</Heading>
            <Components names={names} missing={missing} onChange={setMissing} />
            <Heading as="h2">{faults.length > 0 ? 'Repaired layout' : 'The layout to copy'}</Heading>
            {lost > 0 && <p>Without {countOf(lost, 'panel')} that your app cannot show.</p>}
            <CopyLayout layout={repaired} isRepaired={faults.length > 0} />
          </section>
        </div>
      )}
    </>
  );
}
