import {fromOklch, parseHex, readable, toCss, toHex, toOklch, type Color} from './color';

/** Lightness of surfaces, and of texts before they are made readable. */
const TONES = {
  light: {back: 0.945, near: 0.99, front: 0.89, otherFront: 0.925, text: 0.36, dim: 0.5, line: 0.86},
  dark: {back: 0.175, near: 0.215, front: 0.38, otherFront: 0.29, text: 0.96, dim: 0.74, line: 0.34},
} as const;

/** Whether a palette is for a light or a dark page. */
export type Tone = keyof typeof TONES;

/**
 * Makes the colors of a theme from one: surfaces with a tint of it, readable texts, and itself where something happens.
 * @param brand - opaque.
 * @param isSpaced - for a theme with gaps: its panels have the color of the header, and the group's is around them.
 * @returns values by property.
 */
export function paletteOf(brand: Color, tone: Tone, isSpaced: boolean): Record<string, string> {
  const [, chroma, hue] = toOklch(brand);
  const {back, near, front, otherFront, text, dim, line} = TONES[tone];
  // Rounded to what is written, since contrast is measured on that.
  const tint = (lightness: number, share: number): Color =>
    parseHex(toHex(fromOklch([lightness, Math.min(chroma, 0.2) * share, hue])))!;
  const surfaces = {
    header: isSpaced ? tint(near, 0.06) : tint(back, 0.12),
    group: isSpaced ? tint(back, 0.12) : tint(near, 0.06),
    front: tint(front, tone === 'light' ? 0.45 : 0.75),
    otherFront: tint(otherFront, 0.25),
  };
  const on = (lightness: number, share: number, ...backgrounds: Color[]): string =>
    toHex(readable(tint(lightness, share), backgrounds));
  // Parts of controls need 3 : 1 (WCAG 2.2, 1.4.11).
  const [red, green, blue] = readable(brand, [surfaces.group, surfaces.header], 3);
  const faded = (alpha: number): string => toCss([red, green, blue, alpha]);
  const accent = faded(1);
  const edge = toHex(tint(line, 0.2));
  const values = {
    'group-view-background-color': toHex(surfaces.group),
    'tabs-and-actions-container-background-color': toHex(surfaces.header),
    'activegroup-visiblepanel-tab-background-color': toHex(surfaces.front),
    'activegroup-visiblepanel-tab-color': on(text, 0.6, surfaces.front, surfaces.group, surfaces.header),
    'activegroup-hiddenpanel-tab-background-color': toHex(surfaces.header),
    'activegroup-hiddenpanel-tab-color': on(dim, 0.35, surfaces.header),
    'inactivegroup-visiblepanel-tab-background-color': toHex(surfaces.otherFront),
    'inactivegroup-visiblepanel-tab-color': on(text, 0.4, surfaces.otherFront),
    'inactivegroup-hiddenpanel-tab-background-color': toHex(surfaces.header),
    'inactivegroup-hiddenpanel-tab-color': on(dim, 0.25, surfaces.header),
    'icon-hover-background-color': faded(0.25),
    'active-sash-color': accent,
    'drag-over-background-color': faded(0.2),
    'drag-over-border': `2px solid ${accent}`,
    'drag-over-border-color': accent,
    'scrollbar-background-color': faded(0.5),
    'tabs-container-scrollbar-color': accent,
    'paneview-header-border-color': edge,
    // A gap is there in the place of these lines.
    ...(isSpaced ? {} : {'tab-divider-color': edge, 'separator-border': edge}),
    'paneview-active-outline-color': accent,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--dv-${name}`, value]));
}
