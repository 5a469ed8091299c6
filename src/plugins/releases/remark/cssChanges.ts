import * as z from 'zod';
import data from '../../../data/cssHistory.json';

const Names = z.array(z.string());
const CssHistory = z.strictObject({
  /** What 1.4.0 had. */
  base: z.strictObject({properties: Names, classes: Names}),
  releases: z.record(
    z.string(),
    z.strictObject({
      properties: z.strictObject({
        added: Names,
        removed: Names,
        /** Values that themes set; null where a theme does not set the property. */
        changed: z.array(
          z.strictObject({
            name: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
            themes: Names.min(1),
          }),
        ),
      }),
      classes: z.strictObject({added: Names, removed: Names}),
    }),
  ),
});

/** The custom properties and classes of the library's stylesheets and scripts, as differences between releases. */
export const cssHistory = CssHistory.parse(data);

function listNames(label: string, names: readonly string[], prefix = ''): string[] {
  if (names.length === 0) return [];
  return [`- **${label}:** ${names.map((name) => `\`${prefix}${name}\``).join(', ')}`];
}

function value(text: string | null): string {
  return text === null ? 'not set' : `\`${text}\``;
}

/**
 * Describes what a release changed for custom CSS.
 * @returns Markdown with a heading; empty when nothing changed.
 */
export function cssChanges(version: string): string {
  const changes = cssHistory.releases[version];
  if (!changes) return '';
  const {properties, classes} = changes;
  return [
    '## CSS changes',
    '',
    ...listNames('Classes removed', classes.removed, '.'),
    ...listNames('Classes added', classes.added, '.'),
    ...listNames('Custom properties removed', properties.removed),
    ...listNames('Custom properties added', properties.added),
    ...(properties.changed.length > 0 ? ['- **Default values changed:**'] : []),
    ...properties.changed.map(
      ({name, before, after, themes}) => `  - \`${name}\` (${themes.join(', ')}): ${value(before)} → ${value(after)}`,
    ),
  ].join('\n');
}
