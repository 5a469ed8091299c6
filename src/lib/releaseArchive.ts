/** What the archive shows of one post. */
export interface ArchivedPost {
  title: string;
  /** Address with the base URL. */
  permalink: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  description: string;
  /** True when the release removes or changes something an application may use. */
  isBreaking: boolean;
}

/** The posts of a year, newest first. */
export interface ArchiveYear {
  /** Four digits. */
  year: string;
  posts: ArchivedPost[];
}
