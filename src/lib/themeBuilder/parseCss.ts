import {isThemeName, type BaseTheme, type BuilderFacts} from './model';

/** What pasted CSS says about a theme. */
export interface PastedTheme {
  /** The built-in theme that its selectors name. */
  base: BaseTheme | undefined;
  /** The part after `dockview-theme-` of another class. */
  name: string | undefined;
  /** Values by property; the last declaration counts. */
  values: Record<string, string>;
}

/** Reads the custom properties of Dockview, and the classes of themes, in any CSS. */
export function parseCss(facts: BuilderFacts, css: string): PastedTheme {
  const code = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  const classes = [...code.matchAll(/\.(dockview-theme-[\w-]+)/g)].map(([, name]) => name!);
  const base = facts.themes.find(({className}) => classes.includes(className));
  const name = classes.map((one) => one.slice('dockview-theme-'.length)).find((one) => isThemeName(facts, one));
  const declarations = code.matchAll(/(--dv-[\w-]+)\s*:\s*([^;{}]+)/g);
  const values = Object.fromEntries(
    [...declarations].map(([, property, value]) => [
      property!,
      value!
        .replace(/!\s*important/i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
  return {base, name, values};
}
