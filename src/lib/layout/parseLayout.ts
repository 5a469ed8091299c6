/** The largest layout that this site reads, in bytes of UTF-8: what is larger would freeze the page that shows it. */
export const MAX_LAYOUT_BYTES = 1_000_000;

/** The value in a text, or why there is none: a clause to follow "because", and what the browser says about it. */
export type ParsedLayout = {ok: true; value: unknown} | {ok: false; reason: string; detail?: string};

/** Parses the text of a layout, which anyone may have written. Never throws. */
export function parseLayout(text: string): ParsedLayout {
  // The length in characters is a lower bound that costs nothing.
  const isShort = text.length <= MAX_LAYOUT_BYTES && new TextEncoder().encode(text).length <= MAX_LAYOUT_BYTES;
  if (!isShort) return {ok: false, reason: 'it is larger than 1 MB'};
  try {
    return {ok: true, value: JSON.parse(text)};
  } catch (error) {
    return {ok: false, reason: 'it is not JSON', detail: (error as SyntaxError).message};
  }
}
