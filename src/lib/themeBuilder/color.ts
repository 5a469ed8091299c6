/** Red, green, blue and opacity, each from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];
/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees: https://www.w3.org/TR/css-color-4/#ok-lab. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The contrast that text of normal size needs: WCAG 2.2, 1.4.3 (AA). */
export const READABLE = 4.5;

const BLACK: Color = [0, 0, 0, 1];
const WHITE: Color = [1, 1, 1, 1];

/** Reads `#rrggbb` or `#rgb`; undefined for anything else. */
export function parseHex(text: string): Color | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const parts = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16) / 255);
  return [red, green, blue, 1];
}

/** Writes `#rrggbb`, without the opacity. */
export function toHex([red, green, blue]: Color): string {
  const two = (part: number): string =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** Writes the shortest CSS for a color. */
export function toCss(color: Color): string {
  const [red, green, blue, alpha] = color;
  if (alpha >= 1) return toHex(color);
  return `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(' ')} / ${Math.round(alpha * 100)}%)`;
}

/** Blends a color over an opaque one. @returns the opaque result. */
export function over([red, green, blue, alpha]: Color, [r, g, b]: Color): Color {
  const mix = (front: number, back: number): number => front * alpha + back * (1 - alpha);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast of two opaque colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts to OKLCH; ignores the opacity. */
export function toOklch([red, green, blue]: Color): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(x, y),
    ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  ];
}

/** Converts to an opaque sRGB color; reduces the chroma of a color outside of sRGB until it is inside. */
export function fromOklch([lightness, chroma, hue]: Oklch): Color {
  const [x, y] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (chroma > 0.002 && linear.some((part) => part < -0.001 || part > 1.001)) {
    return fromOklch([lightness, chroma * 0.95, hue]);
  }
  const [red = 0, green = 0, blue = 0] = linear.map((part) => {
    const clamped = Math.min(1, Math.max(0, part));
    return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  });
  return [red, green, blue, 1];
}

/**
 * The color nearest in lightness to one that has enough contrast with all of these opaque backgrounds. Where no hue
 * reaches that, it is the better of black and white.
 */
export function readable(color: Color, backgrounds: readonly Color[], enough = READABLE): Color {
  const worst = (text: Color): number => Math.min(...backgrounds.map((background) => contrast(text, background)));
  const [lightness, chroma, hue] = toOklch(color);
  const end = worst(BLACK) > worst(WHITE) ? 0 : 1;
  for (let step = 0; step <= 50; step += 1) {
    // Rounded to the colors that can be written.
    const text = parseHex(toHex(fromOklch([lightness + ((end - lightness) * step) / 50, chroma, hue])))!;
    if (worst(text) >= enough) return text;
  }
  return end === 0 ? BLACK : WHITE;
}
