import {useState, type FormEvent, type ReactNode} from 'react';
import facts from '@generated/library-themes/default/facts.json';
import {useStore} from '../../hooks/useStore';
import {themeLabel} from '../../lib/themeLabel';
import {parseHex, toHex} from '../../lib/themeBuilder/color';
import {baseOf, pickValues, startFrom} from '../../lib/themeBuilder/model';
import {paletteOf, type Tone} from '../../lib/themeBuilder/palette';
import {parseCss} from '../../lib/themeBuilder/parseCss';
import {supports, valuesOf, type Builder} from './createBuilder';
import {readColor} from './readColor';
import {Swatch} from './Swatch';

/** The bases that have no colors beside their custom properties, by tone; the second one has a gap. */
const BASES: Record<Tone, [string, string]> = {
  light: ['themeLight', 'themeLightSpaced'],
  dark: ['themeDark', 'themeAbyssSpaced'],
};
const UNDO = 'Undo brings your theme back.';

function FromColor({builder}: {builder: Builder}): ReactNode {
  const [text, setText] = useState('#0d6e78');
  const brand = parseHex(text) ?? readColor(text);

  function apply(color: string, tone: Tone): void {
    const parsed = parseHex(color) ?? readColor(color);
    if (!parsed) return;
    const {values, base: old} = builder.theme.get();
    const hasGap = baseOf(facts, {base: old}).options.gap > 0;
    const base = baseOf(facts, {base: BASES[tone][hasGap ? 1 : 0]});
    builder.change(
      {
        base: base.name,
        ...(base.name === old ? {} : base.options),
        values: pickValues(facts, base, {...values, ...paletteOf(parsed, tone, hasGap)}, supports).values,
      },
      `A ${tone} theme from ${toHex(parsed)}. ${UNDO}`,
    );
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const {submitter} = event.nativeEvent as SubmitEvent;
    apply(text, (submitter as HTMLButtonElement | null)?.value === 'dark' ? 'dark' : 'light');
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor="brand-color">Your brand color</label>
      <div className="tb-fields">
        <Swatch
          label="Pick your brand color"
          color={brand ?? [0, 0, 0, 0]}
          onPick={(hex) => {
            setText(hex);
            const back = readColor(valuesOf(builder.theme.get())('--dv-group-view-background-color'));
            apply(hex, back && back[1] < 0.5 ? 'dark' : 'light');
          }}
        />
        <input
          id="brand-color"
          type="text"
          spellCheck={false}
          value={text}
          aria-invalid={!brand}
          onChange={({target}) => setText(target.value)}
        />
        <button type="submit" value="light" disabled={!brand}>
          Light
        </button>
        <button type="submit" value="dark" disabled={!brand}>
          Dark
        </button>
      </div>
    </form>
  );
}

function FromCss({builder}: {builder: Builder}): ReactNode {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pasted = parseCss(facts, String(new FormData(event.currentTarget).get('css')));
    const old = builder.theme.get();
    const base = pasted.base ?? baseOf(facts, old);
    const count = Object.keys(pasted.values).length;
    const {values, refused} = pickValues(facts, base, pasted.values, supports);
    if (count === refused.length) {
      builder.say('There is no property of Dockview with a valid value in this CSS. Your theme hasn’t changed.');
      return;
    }
    const left = refused.length > 0 ? ` Left out: ${refused.join(', ')}.` : '';
    builder.change(
      {...(pasted.base ? startFrom(base) : old), name: pasted.name ?? old.name, values},
      `Took ${count - refused.length} of ${count} properties.${left} ${UNDO}`,
    );
  }
  return (
    <details className="tb-paste">
      <summary>Paste CSS</summary>
      <form onSubmit={submit}>
        <textarea
          name="css"
          rows={6}
          required
          spellCheck={false}
          aria-label="CSS with --dv- properties"
          placeholder={'.dockview-theme-light.acme {\n  --dv-separator-border: #ccc;\n}'}
        />
        <button type="submit">Use this CSS</button>
      </form>
    </details>
  );
}

/** What a theme can start from: one of the library's, one color, or CSS. */
export function StartFrom({builder}: {builder: Builder}): ReactNode {
  const {base, name} = useStore(builder.theme);
  return (
    <section className="tb-start" aria-label="Start from">
      <FromColor builder={builder} />
      <label className="tb-option">
        Built-in theme
        <select
          value={base}
          onChange={({target: {value}}) =>
            builder.change(startFrom(baseOf(facts, {base: value}), name), `${themeLabel(value)}, as it is. ${UNDO}`)
          }
        >
          {facts.themes.map((theme) => (
            <option key={theme.name} value={theme.name}>
              {themeLabel(theme.name)}
            </option>
          ))}
        </select>
      </label>
      <FromCss builder={builder} />
    </section>
  );
}
