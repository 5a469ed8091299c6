/** An object of unknown content, as JSON gives it. */
export type UnknownRecord = Record<string, unknown>;

/** Says in plain words why something is refused; thrown by the functions below, told to the visitor by their caller. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * Stops reading.
 * @param reason - half a sentence that goes on after "because".
 */
export function refuse(reason: string): never {
  throw new Refusal(reason);
}

/**
 * Tells objects from arrays, null and everything else.
 * @param value - anything.
 * @returns whether it is an object with keys.
 */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Takes an object, or refuses.
 * @param value - anything.
 * @param what - what it should be, for the reason.
 * @returns the value.
 */
export function asRecord(value: unknown, what: string): UnknownRecord {
  return isRecord(value) ? value : refuse(`${what} is missing or broken`);
}

/**
 * Takes a list, or refuses.
 * @param value - anything.
 * @param what - what it should be, for the reason.
 * @returns the value.
 */
export function asList(value: unknown, what: string): unknown[] {
  return Array.isArray(value) ? value : refuse(`${what} is missing or broken`);
}

/**
 * Takes a name of sane length, or refuses.
 * @param value - anything.
 * @param what - what it should be, for the reason.
 * @returns the value.
 */
export function asName(value: unknown, what: string): string {
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : refuse(`${what} is no name`);
}

/**
 * Takes a number within bounds, or refuses.
 * @param value - anything.
 * @param what - what it should be, for the reason.
 * @param least - the smallest one that makes sense.
 * @param most - the largest one that makes sense.
 * @returns the value.
 */
export function asNumber(value: unknown, what: string, least: number, most: number): number {
  const sane = typeof value === 'number' && value >= least && value <= most;
  return sane ? value : refuse(`${what} is not a sensible size`);
}
