function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** How many segments two paths share, from the first on. */
function sharedSegments(one: string, other: string): number {
  const others = segments(other);
  const end = segments(one).findIndex((segment, index) => segment !== others[index]);
  return end === -1 ? segments(one).length : end;
}

/**
 * The pages that a reader most likely opens next: those deepest in the same section, in the order of their links, those
 * after the present page first.
 * @param links - paths of the links in view, in the order of the document.
 * @param current - path of the present page.
 * @param count - how many at most.
 */
export function nearestPages(links: readonly string[], current: string, count: number): string[] {
  const pages = [...new Set(links)];
  const position = pages.indexOf(current);
  const ahead = [...pages.slice(position + 1), ...pages.slice(0, Math.max(position, 0))];
  return ahead.sort((one, other) => sharedSegments(other, current) - sharedSegments(one, current)).slice(0, count);
}
