import fs from 'node:fs';
import * as core from 'dockview-core';
import postcss, {type Declaration, type Root} from 'postcss';
import type {ThemeOptions} from '../../lib/themeBuilder/model';
import {resolveValue} from '../../lib/themeBuilder/resolveValue';

/** One of the built-in themes, as the installed stylesheet sets it. */
export interface ThemeFacts {
  /** Name of the exported object: `themeDark`. */
  name: string;
  /** Its class: `dockview-theme-dark`. */
  className: string;
  /** The fields of its object that say how a dock looks, apart from the class. */
  options: Partial<ThemeOptions>;
  /** Custom properties by name, as the stylesheet has them. */
  raw: Map<string, string>;
  /** The same, with references to other properties resolved. */
  values: Map<string, string>;
}

/** Custom properties of the installed library and their values in each theme. */
export interface Themes {
  themes: ThemeFacts[];
  /** Every property the stylesheet sets anywhere. */
  names: Set<string>;
}

const STYLESHEET = require.resolve('dockview-core/dist/styles/dockview.css');

/** Parses the stylesheet of the installed library. */
export function parseStylesheet(): Root {
  return postcss.parse(fs.readFileSync(STYLESHEET, 'utf8'), {from: STYLESHEET});
}

function isProperty({prop}: Declaration): boolean {
  return prop.startsWith('--dv-');
}

function valuesOf(className: string, root: Root): Map<string, string> {
  const raw = new Map<string, string>();
  root.walkRules(`.${className}`, (rule) => {
    rule.each((node) => {
      if (node.type !== 'decl' || !isProperty(node)) return;
      raw.set(node.prop, node.value.replace(/\s+/g, ' ').replace(/ (?=\))|(?<=\() /g, ''));
    });
  });
  return raw;
}

/**
 * Reads the themes of the installed library and what its stylesheet sets for them.
 * @throws Error that names a theme whose class the stylesheet does not know.
 */
export function readThemes(): Themes {
  const root = parseStylesheet();
  const names = new Set<string>();
  root.walkDecls((declaration) => {
    if (isProperty(declaration)) names.add(declaration.prop);
  });
  const themes = Object.entries(core).flatMap(([name, value]) => {
    if (!/^theme[A-Z]/.test(name) || typeof value !== 'object' || !('className' in value)) return [];
    const {className, gap, dndOverlayMounting, dndPanelOverlay} = value as core.DockviewTheme;
    const raw = valuesOf(className, root);
    if (raw.size === 0) throw new Error(`${STYLESHEET} sets no property for .${className}, the class of ${name}.`);
    const values = new Map(
      [...raw].map(([property, text]) => [property, resolveValue(text, (other) => raw.get(other))]),
    );
    const options = {gap, dndOverlayMounting, dndPanelOverlay};
    return [{name, className, options: options as Partial<ThemeOptions>, raw, values}];
  });
  return {themes, names};
}

/**
 * Compares the properties of the stylesheet with those that are described.
 * @returns one sentence per property that is missing or no longer exists; empty when all is well.
 */
export function compareNames(described: string[], existing: Set<string>): string[] {
  const known = new Set(described);
  const missing = [...existing].filter((name) => !known.has(name));
  const surplus = described.filter((name) => !existing.has(name));
  return [
    ...missing.map((name) => `${name} is not described: say in src/data/themeProperties.json what it sets.`),
    ...surplus.map((name) => `${name} is not in the stylesheet anymore: take it out of src/data/themeProperties.json.`),
  ];
}
