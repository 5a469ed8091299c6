import {transformSync} from 'esbuild';

/** A function that refers to nothing outside itself, or data, as the text of a script. */
function toScript(value: unknown): string {
  return typeof value === 'function' ? `(${value.toString()})` : JSON.stringify(value);
}

/**
 * The text of an inline script that calls a function, as short as it can be: it stands in every page.
 * @param fn - refers to nothing outside itself, as do arguments that are functions; others are JSON.
 */
export function inlineCall<Arguments extends unknown[]>(fn: (...args: Arguments) => void, ...args: Arguments): string {
  return transformSync(`${toScript(fn)}(${args.map(toScript).join(',')});`, {minify: true}).code.trim();
}
