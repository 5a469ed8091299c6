import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import facts from '@generated/library-themes/default/facts.json';
import {useStore} from '../../hooks/useStore';
import {parseHex, toCss} from '../../lib/themeBuilder/color';
import {baseOf, isSafeValue, type ThemeProperty} from '../../lib/themeBuilder/model';
import {Contrast} from './Contrast';
import {supports, valuesOf, type Builder} from './createBuilder';
import {readColor} from './readColor';
import {Swatch} from './Swatch';

/** Makes a number with a unit larger or smaller; undefined for any other value. */
function step(value: string, direction: 1 | -1): string | undefined {
  const [, number, unit] = /^(-?[\d.]+)([a-z]*)$/.exec(value.trim()) ?? [];
  if (number === undefined) return undefined;
  const size = /^(?:s|r?em)$/.test(unit!) ? 0.1 : 1;
  return `${Math.max(0, Math.round((Number(number) + direction * size) * 100) / 100)}${unit}`;
}

interface FieldProps {
  builder: Builder;
  property: ThemeProperty;
  /** Of the field. */
  id: string;
}

/** A field for any CSS that fits. Arrow keys change a number. */
function ValueField({builder, property: {name, kind, inner}, id}: FieldProps): ReactNode {
  const theme = useStore(builder.theme);
  const [draft, setDraft] = useState<string>();
  const value = theme.values[name] ?? (inner ? '' : (baseOf(facts, theme).values[name] ?? ''));
  const fits = (text: string): boolean => isSafeValue(text) && supports(kind, text);
  const isWrong = draft !== undefined && draft !== '' && !fits(draft);

  function enter(text: string): void {
    setDraft(text);
    if (text === '') builder.setValue(name, undefined);
    else if (fits(text)) builder.setValue(name, text.trim());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ({ArrowUp: 1, ArrowDown: -1} as const)[event.key];
    const next = direction && kind !== 'color' ? step(draft ?? value, direction) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    enter(next);
  }

  return (
    <>
      <input
        id={id}
        type="text"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={draft ?? value}
        placeholder={inner?.value ?? 'not set'}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({target}) => enter(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setDraft(undefined)}
      />
      {isWrong && (
        <p id={`${id}-error`} className="tb-error" role="alert">
          Not a value of <code>{kind}</code>. The dock keeps the last good one.
        </p>
      )}
    </>
  );
}

/** The control of one custom property: a field, and for a color a picker and its opacity. */
export function PropertyControl({builder, property}: Omit<FieldProps, 'id'>): ReactNode {
  const {name, label, kind} = property;
  const id = useId();
  const theme = useStore(builder.theme);
  const isColor = kind === 'color';
  const isChanged = theme.values[name] !== undefined;
  const color = readColor(valuesOf(theme)(name)) ?? ([0, 0, 0, 0] as const);
  const [red, green, blue, alpha] = color;

  // Something that was invisible is picked to be seen.
  function pick(hex: string): void {
    const [r, g, b] = parseHex(hex)!;
    builder.setValue(name, toCss([r, g, b, alpha || 1]));
  }

  return (
    <div
      className="tb-control"
      data-changed={isChanged}
      onFocus={() => builder.focused.set(property)}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) builder.focused.set(undefined);
      }}
    >
      <label htmlFor={id} title={name}>
        {label}
      </label>
      <Contrast builder={builder} property={property} />
      <div className="tb-fields">
        {isColor && <Swatch label={`${label}: pick a color`} color={color} onPick={pick} />}
        <ValueField builder={builder} property={property} id={id} />
        {isColor && (
          <input
            type="range"
            max={100}
            aria-label={`${label}: opacity`}
            value={Math.round(alpha * 100)}
            onChange={({target}) => builder.setValue(name, toCss([red, green, blue, Number(target.value) / 100]))}
          />
        )}
        <button
          type="button"
          aria-label={`Reset: ${label}`}
          title="Reset"
          disabled={!isChanged}
          onClick={() => {
            builder.setValue(name, undefined);
            document.getElementById(id)?.focus();
          }}
        >
          ↺
        </button>
      </div>
    </div>
  );
}
