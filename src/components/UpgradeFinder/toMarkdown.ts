function inline(node: Node): string {
  if (!(node instanceof HTMLElement)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const text = [...node.childNodes].map(inline).join('');
  if (node instanceof HTMLAnchorElement) return `[${text}](${node.href})`;
  switch (node.tagName) {
    case 'CODE':
      return `\`${node.textContent}\``;
    case 'STRONG':
      return `**${text}**`;
    case 'LI':
    case 'P':
    case 'DIV':
      return ` ${text} `;
    default:
      return text;
  }
}

/**
 * Writes a checklist as Markdown, with a heading for each release.
 * @param list - holds sections with a heading each; what is hidden is left out.
 */
export function toMarkdown(list: HTMLElement): string {
  const sections = [...list.querySelectorAll<HTMLElement>('section:not([hidden])')];
  return sections
    .flatMap((section) => [
      `## ${section.querySelector('h2')?.firstChild?.textContent ?? ''}`,
      '',
      ...[...section.querySelectorAll<HTMLElement>('[data-upgrade-item]')]
        .filter((item) => !item.closest('[hidden]'))
        .map((item) => `- [ ] ${inline(item).replace(/\s+/g, ' ').trim()}`),
      '',
    ])
    .join('\n');
}
