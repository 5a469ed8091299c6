/** What the search plugin tells the pages. */
export interface SearchFiles {
  /** Paths below the base URL, in the order in which they are loaded. The first holds what is searched first. */
  files: string[];
  /** Path of the list of all routes with their titles, for the not-found page. */
  routes: string;
}

/** Name under which the plugin is known, and of the folder of its files. */
export const SEARCH_PLUGIN = 'search';
