import {stringify} from 'yaml';
import type {BuiltPage} from './readPage';

/** A page as Markdown. */
export interface Twin extends Omit<BuiltPage, 'content'> {
  /** With its first heading; without front matter. */
  markdown: string;
}

/** The file of a twin: what the page says of itself, and its content. */
export function writeTwin({title, description, url, markdown}: Twin): string {
  return `---\n${stringify({title, description, url})}---\n\n${markdown}`;
}
