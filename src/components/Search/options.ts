/** The id of the n-th choice in the list, counted over all groups. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}
