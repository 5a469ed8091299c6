import {decodeText, encodeText} from '../shareCodec';
import {readTheme, type Supports, type Theme, type BuilderFacts} from './model';

/** Start of a hash that holds a theme. */
export const THEME_HASH = '#theme=';
/** What the text of a link may unpack to, in bytes. A theme with a value for each property is a tenth of it. */
const MAX_BYTES = 50_000;

/** Packs a theme into the hash of a link, with its `#`. */
export async function toThemeHash(theme: Theme): Promise<string> {
  return THEME_HASH + (await encodeText(JSON.stringify(theme)));
}

/** Unpacks the hash of a link. @throws Error that says to the reader what is wrong with it. */
export async function fromThemeHash(facts: BuilderFacts, hash: string, supports: Supports): Promise<Theme> {
  let value: unknown;
  try {
    value = JSON.parse(await decodeText(hash.slice(THEME_HASH.length), MAX_BYTES));
  } catch (error) {
    const reason = error instanceof RangeError ? 'the theme in it is too large' : 'it was cut off or changed';
    throw new Error(`This link can’t be opened: ${reason}. Your theme hasn’t changed.`, {cause: error});
  }
  const theme = readTheme(facts, value, supports);
  if (!theme) throw new Error('This link holds no valid theme. Your theme hasn’t changed.');
  return theme;
}
