/** One of the library's themes: a base to start from. */
export interface BaseTheme {
  /** Name of its export: `themeDark`. */
  name: string;
  className: string;
  options: ThemeOptions;
  /** Its custom properties as the style sheet has them, with references to each other. */
  values: Record<string, string>;
}

/** The fields of the library's theme object that change how a dock looks, all of them set. */
export interface ThemeOptions {
  /** Pixels between groups. */
  gap: number;
  dndOverlayMounting: 'absolute' | 'relative';
  dndPanelOverlay: 'content' | 'group';
}

/** A custom property of the installed style sheet. */
export interface ThemeProperty {
  name: string;
  label: string;
  /** What one sees of it: `Tabs`. */
  group: string;
  /** The CSS property that takes its values: `color`. */
  kind: string;
  /** What it sets, in a sentence. */
  sets: string;
  /** For the color of a text: the properties of its backgrounds. */
  on?: string[];
  /** Selectors of the elements that its value reaches. */
  touches: string;
  /** Rules that show a state, such as that under the pointer, without it. */
  shown: string;
  /** Where the library sets it inside of the dock, which overrides a theme: the elements, and what they have. */
  inner?: {selector: string; value: string};
}

/** All that the theme builder knows of the installed library. */
export interface BuilderFacts {
  themes: BaseTheme[];
  properties: ThemeProperty[];
}

/** A theme in the making. */
export interface Theme extends ThemeOptions {
  /** Name of its base. */
  base: string;
  /** The part of its class after `dockview-theme-`. */
  name: string;
  /** Values that differ from those of the base, by property. */
  values: Record<string, string>;
}

/** The largest gap between groups, in pixels. */
export const MAX_GAP = 100;
const MAX_VALUE = 200;

/** Returns the base of a theme. @throws Error when the library has no such theme. */
export function baseOf({themes}: BuilderFacts, {base}: Pick<Theme, 'base'>): BaseTheme {
  const found = themes.find(({name}) => name === base);
  if (!found) throw new Error(`The library has no theme “${base}”.`);
  return found;
}

/** A theme that does not differ from its base, apart from its name. */
export function startFrom({name: base, options}: BaseTheme, name = 'acme'): Theme {
  return {base, name, values: {}, ...options};
}

/** Whether a name can be part of a class: small letters, digits and hyphens, and not that of a built-in theme. */
export function isThemeName({themes}: BuilderFacts, name: string): boolean {
  const isTaken = themes.some(({className}) => className === `dockview-theme-${name}`);
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) && name.length <= 40 && !isTaken;
}

/**
 * Whether a value may be written into a style sheet: it cannot end its declaration, and loads nothing. Whether it is a
 * value of the right kind is for the browser to say.
 */
export function isSafeValue(value: string): boolean {
  if (value.length > MAX_VALUE || !/^[\w\s#%.,()/+*"'-]+$/.test(value) || /\b(?:url|src|image\S*)\s*\(/i.test(value))
    return false;
  const outside = value.replace(/"[^"]*"|'[^']*'/g, '');
  let open = 0;
  for (const character of outside) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0 && !/["']/.test(outside);
}

/** Whether a browser takes a value for a kind of property. */
export type Supports = (kind: string, value: string) => boolean;

/** Keeps of some values those that a property can have and that differ from the base. @returns them, and the other names. */
export function pickValues(
  facts: BuilderFacts,
  base: BaseTheme,
  given: Record<string, unknown>,
  supports: Supports,
): {values: Record<string, string>; refused: string[]} {
  const values: Record<string, string> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const property = facts.properties.find((one) => one.name === name);
    const isDefault = property && !property.inner && value === base.values[name];
    if (isDefault) continue;
    if (property && typeof value === 'string' && isSafeValue(value) && supports(property.kind, value)) {
      values[name] = value;
    } else refused.push(name);
  }
  return {values, refused};
}

function readOptions({gap, dndOverlayMounting, dndPanelOverlay}: Record<string, unknown>): ThemeOptions | undefined {
  const isValid =
    typeof gap === 'number' &&
    gap >= 0 &&
    gap <= MAX_GAP &&
    (dndOverlayMounting === 'absolute' || dndOverlayMounting === 'relative') &&
    (dndPanelOverlay === 'content' || dndPanelOverlay === 'group');
  return isValid ? {gap, dndOverlayMounting, dndPanelOverlay} : undefined;
}

/**
 * Reads a theme of unknown origin.
 * @returns undefined when any part of it is not valid.
 */
export function readTheme(facts: BuilderFacts, given: unknown, supports: Supports): Theme | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const fields = given as Record<string, unknown>;
  const {name, values} = fields;
  const base = facts.themes.find((theme) => theme.name === fields.base);
  const options = readOptions(fields);
  if (!base || !options || typeof values !== 'object' || values === null) return undefined;
  if (typeof name !== 'string' || !isThemeName(facts, name)) return undefined;
  const picked = pickValues(facts, base, values as Record<string, unknown>, supports);
  return picked.refused.length > 0 ? undefined : {base: base.name, name, values: picked.values, ...options};
}
