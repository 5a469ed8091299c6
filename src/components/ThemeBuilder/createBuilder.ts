import facts from '@generated/library-themes/default/facts.json';
import {readJson, storeText} from '../../lib/browserStorage';
import {createHistory, type History} from '../../lib/history';
import {createStore, type Store} from '../../lib/store';
import {
  baseOf,
  pickValues,
  readTheme,
  startFrom,
  type Supports,
  type Theme,
  type ThemeProperty,
} from '../../lib/themeBuilder/model';
import {resolveValue} from '../../lib/themeBuilder/resolveValue';
import {createStatus} from '../ToolPage/Status';

const STORAGE_KEY = 'theme-builder';

/** Asks the browser. */
export const supports: Supports = (kind, value) => CSS.supports(kind, value);

/** What the parts of the theme builder share. */
export interface Builder {
  theme: Store<Theme>;
  history: History<{key: string; theme: Theme}>;
  /** The property whose control has the focus. */
  focused: Store<ThemeProperty | undefined>;
  status: ReturnType<typeof createStatus>;
  /** Tells the reader what happened. */
  say: (text: string) => void;
  /** Changes the theme in one step of the history. @param message - what to say to the reader. */
  change: (part: Partial<Theme>, message?: string) => void;
  /** Sets a property; its default removes it from the theme, and so does undefined. */
  setValue: (name: string, value: string | undefined) => void;
}

function store(theme: Theme): void {
  if (!storeText(STORAGE_KEY, JSON.stringify(theme))) {
    console.info('The theme could not be stored; it holds until the page is reloaded.');
  }
}

/** Creates the theme builder with the last work of the reader. @param base - what a first visit starts from. */
export function createBuilder(base: string): Builder {
  const theme = createStore(readTheme(facts, readJson(STORAGE_KEY), supports) ?? startFrom(baseOf(facts, {base})));
  const status = createStatus();
  const {say} = status;
  const history: Builder['history'] = createHistory(
    () => ({key: JSON.stringify(theme.get()), theme: theme.get()}),
    (snapshot) => theme.set(snapshot.theme),
  );
  history.notice();
  history.settle();
  theme.subscribe(() => {
    store(theme.get());
    history.notice();
  });
  return {
    theme,
    history,
    focused: createStore<ThemeProperty | undefined>(undefined),
    status,
    say,
    change(part, message) {
      history.settle();
      theme.set({...theme.get(), ...part});
      if (message !== undefined) say(message);
    },
    setValue(name, value) {
      const given = {...theme.get().values, [name]: value};
      theme.set({...theme.get(), values: pickValues(facts, baseOf(facts, theme.get()), given, supports).values});
    },
  };
}

/** Reads the values of a theme: those of its base where it has none. References to other properties are resolved. */
export function valuesOf(theme: Theme): (name: string) => string | undefined {
  const base = baseOf(facts, theme);
  const read = (name: string): string | undefined => theme.values[name] ?? base.values[name];
  return (name) => {
    const value = read(name);
    return value === undefined ? undefined : resolveValue(value, read);
  };
}
