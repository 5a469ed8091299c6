const EVENT = 'site-open-search';

/**
 * Opens the search from anywhere on a page.
 * @param query - what stands in the field.
 */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent<string>(EVENT, {detail: query}));
}

/**
 * Listens for requests to open the search.
 * @returns a function that stops listening.
 */
export function onOpenSearch(listener: (query: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  window.addEventListener(EVENT, onEvent);
  return () => window.removeEventListener(EVENT, onEvent);
}
