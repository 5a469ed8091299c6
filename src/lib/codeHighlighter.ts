import {tagHighlighter, tags, type Highlighter} from '@lezer/highlight';

/** What code is colored by. The color of a kind is the custom property `--site-code-<kind>`. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'name' | 'type' | 'deleted';

const {special, typeName, className, tagName, propertyName, attributeName} = tags;

/**
 * Tells the kinds of tokens that the parsers of the code editor find, for the editor and for code on pages.
 * @param toClass - the class of a kind.
 */
export function createHighlighter(toClass: (kind: TokenKind) => string): Highlighter {
  return tagHighlighter([
    {tag: tags.comment, class: toClass('comment')},
    {tag: [tags.keyword, tags.bool, tags.null, tags.self], class: toClass('keyword')},
    {tag: [tags.string, tags.regexp, special(tags.string)], class: toClass('string')},
    {tag: [tags.number, tags.unit, tags.color], class: toClass('number')},
    {tag: [tags.function(tags.variableName), propertyName, attributeName], class: toClass('name')},
    {tag: [typeName, className, tagName], class: toClass('type')},
  ]);
}
