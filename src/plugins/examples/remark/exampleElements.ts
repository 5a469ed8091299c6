import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** What an element shows of an example. */
export interface ExampleElement {
  /** Its source, both variants. */
  hasCode: boolean;
  /** Whether the page may give it another height than the example's own. */
  hasHeight: boolean;
}

const ELEMENTS: Readonly<Record<string, ExampleElement>> = {
  Example: {hasCode: true, hasHeight: false},
  CodeAndResult: {hasCode: true, hasHeight: true},
  LiveExample: {hasCode: false, hasHeight: true},
};

/**
 * Tells what an element shows of an example.
 * @returns undefined for every other element.
 */
export function exampleElement({name}: MdxJsxFlowElement): ExampleElement | undefined {
  return name === null ? undefined : ELEMENTS[name];
}
