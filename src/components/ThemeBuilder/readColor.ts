import {over, type Color} from '../../lib/themeBuilder/color';

let probe: HTMLElement | undefined;
const known = new Map<string, Color | undefined>();

function compute(css: string): Color | undefined {
  if (!CSS.supports('color', css) || css.includes('var(')) return undefined;
  if (!probe) {
    probe = document.body.appendChild(Object.assign(document.createElement('i'), {hidden: true}));
    // Otherwise each color is the same one where the browser replaces colors.
    probe.style.setProperty('forced-color-adjust', 'none');
  }
  // A mix is computed to numbers from 0 to 1, however the color is written.
  probe.style.color = `color-mix(in srgb, ${css}, ${css})`;
  const [red, green, blue, alpha = 1] =
    getComputedStyle(probe)
      .color.match(/-?[\d.]+(?:e-?\d+)?/g)
      ?.map(Number) ?? [];
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha];
}

/** Reads any CSS color; undefined for what is not one, or depends on a custom property. */
export function readColor(css: string | undefined): Color | undefined {
  if (css === undefined) return undefined;
  if (!known.has(css)) known.set(css, compute(css));
  return known.get(css);
}

const PAGE: Color = [1, 1, 1, 1];
/** What lies behind a tab, the nearest first. */
const BEHIND = ['--dv-tabs-and-actions-container-background-color', '--dv-group-view-background-color'];

/** What is seen of a surface, with what is behind it. @param read - the values of the theme. */
export function seenColor(read: (name: string) => string | undefined, name: string): Color {
  const behind = [...BEHIND].filter((one) => one !== name).reverse();
  return [...behind, name].reduce<Color>((back, one) => over(readColor(read(one)) ?? [0, 0, 0, 0], back), PAGE);
}
