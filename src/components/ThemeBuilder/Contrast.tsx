import type {MouseEvent, ReactNode} from 'react';
import facts from '@generated/library-themes/default/facts.json';
import {useStore} from '../../hooks/useStore';
import {contrast, over, READABLE, readable, toHex} from '../../lib/themeBuilder/color';
import type {ThemeProperty} from '../../lib/themeBuilder/model';
import {valuesOf, type Builder} from './createBuilder';
import {readColor, seenColor} from './readColor';

function find(name: string): ThemeProperty {
  return facts.properties.find((property) => property.name === name)!;
}

/** The text and background that a property is part of. */
function pairsOf({name}: ThemeProperty): [text: ThemeProperty, background: ThemeProperty][] {
  return facts.properties.flatMap((text) =>
    (text.on ?? [])
      .filter((background) => text.name === name || background === name)
      .map((background): [ThemeProperty, ThemeProperty] => [text, find(background)]),
  );
}

/** How well the text can be read that a color is for, or behind; of several, the worst. A button makes it readable. */
export function Contrast({builder, property}: {builder: Builder; property: ThemeProperty}): ReactNode {
  const read = valuesOf(useStore(builder.theme));
  const [worst] = pairsOf(property)
    .flatMap(([text, background]) => {
      const color = readColor(read(text.name));
      if (!color) return [];
      const back = seenColor(read, background.name);
      const seen = over(color, back);
      return {text, what: `${text.label} on ${background.label.toLowerCase()}`, seen, ratio: contrast(seen, back)};
    })
    .sort((one, other) => one.ratio - other.ratio);
  if (!worst) return null;
  const {text, what, seen, ratio} = worst;
  const shown = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
  if (ratio >= READABLE) {
    return (
      <span className="tb-contrast" title={`Contrast: ${what}`}>
        {shown} ✓
      </span>
    );
  }
  const fix = ({currentTarget}: MouseEvent): void => {
    // The button goes away, the focus stays with the control.
    currentTarget.parentElement?.querySelector<HTMLElement>('input[type=text]')?.focus();
    const backgrounds = (text.on ?? []).map((one) => seenColor(read, one));
    builder.history.settle();
    builder.setValue(text.name, toHex(readable(seen, backgrounds)));
    builder.say(`${text.label} can be read now.`);
  };
  return (
    <button
      type="button"
      className="tb-contrast"
      title={`Contrast: ${what}. WCAG 2.2 AA asks for ${READABLE} : 1.`}
      aria-label={`Fix the contrast of ${what}: ${shown}`}
      onClick={fix}
    >
      {shown} Fix
    </button>
  );
}
