import {useState, type ReactNode} from 'react';
import type {DockviewTheme} from 'dockview';
import facts from '@generated/library-themes/default/facts.json';
import {useStore} from '../../hooks/useStore';
import {isThemeName, MAX_GAP, type Theme} from '../../lib/themeBuilder/model';
import type {Builder} from './createBuilder';

type Choices = {[Name in 'dndOverlayMounting' | 'dndPanelOverlay']: Record<NonNullable<DockviewTheme[Name]>, string>};

/** The values that the library's types allow. */
const CHOICES: Choices = {
  dndOverlayMounting: {relative: 'each group', absolute: 'the whole dock'},
  dndPanelOverlay: {content: 'the content', group: 'content and header'},
};
const LABELS: Record<keyof Choices, string> = {
  dndOverlayMounting: 'Drop target moves in',
  dndPanelOverlay: 'Drop target covers',
};

function NameField({builder, theme}: {builder: Builder; theme: Theme}): ReactNode {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && !isThemeName(facts, draft);
  return (
    <label className="tb-option">
      Class
      <span className="tb-name">
        dockview-theme-
        <input
          type="text"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={draft ?? theme.name}
          aria-invalid={isWrong}
          onChange={({target: {value}}) => {
            setDraft(value);
            if (isThemeName(facts, value)) builder.change({name: value});
          }}
          onBlur={() => setDraft(undefined)}
        />
      </span>
      {isWrong && (
        <span className="tb-error" role="alert">
          Small letters, digits and hyphens, and not the name of a built-in theme.
        </span>
      )}
    </label>
  );
}

/** The fields of the theme object. */
export function Options({builder}: {builder: Builder}): ReactNode {
  const theme = useStore(builder.theme);
  return (
    <>
      <NameField builder={builder} theme={theme} />
      <label className="tb-option">
        Gap between groups, in pixels
        <input
          type="number"
          min={0}
          max={MAX_GAP}
          value={theme.gap}
          onChange={({target: {valueAsNumber, validity}}) =>
            validity.valid && builder.change({gap: valueAsNumber || 0})
          }
        />
      </label>
      {(['dndOverlayMounting', 'dndPanelOverlay'] as const).map((name) => (
        <label key={name} className="tb-option">
          {LABELS[name]}
          <select value={theme[name]} onChange={({target}) => builder.change({[name]: target.value})}>
            {Object.entries(CHOICES[name]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
