// Where the files are that go with a page: the page as Markdown and the card that other sites show for a link to it.

/** A route without its last slash; the first page is called `index`. */
function stem(route: string): string {
  return route === '/' ? '/index' : route.replace(/\/$/, '');
}

/**
 * The address of a page as Markdown.
 * @param route - below the base URL: `/docs/core/panels/add`, `/docs/` or `/`.
 * @returns a path below the base URL: `/docs/core/panels/add.md`, `/docs.md` or `/index.md`.
 */
export function markdownPath(route: string): string {
  return `${stem(route)}.md`;
}

/**
 * The address of a page's card.
 * @param route - below the base URL.
 * @returns a path below the base URL: `/img/cards/docs/core/panels/add.png`.
 */
export function cardPath(route: string): string {
  return `/img/cards${stem(route)}.png`;
}
