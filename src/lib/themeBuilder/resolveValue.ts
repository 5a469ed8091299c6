const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g;

/**
 * Replaces the references in the value of a custom property.
 * @param read - finds the value of a property; undefined for one that is not set.
 * @param depth - of references so far; a circle of them ends in an unresolved one.
 */
export function resolveValue(value: string, read: (name: string) => string | undefined, depth = 0): string {
  if (depth > 9) return value;
  return value.replace(REFERENCE, (whole, name: string, fallback?: string) => {
    const target = read(name);
    return target === undefined ? (fallback?.trim() ?? whole) : resolveValue(target, read, depth + 1);
  });
}
