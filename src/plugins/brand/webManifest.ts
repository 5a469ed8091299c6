/**
 * Writes the web manifest. Its addresses are relative to itself, so they hold under any base URL.
 * @param name - of the site.
 * @returns the text of `site.webmanifest`.
 */
export function webManifest(name: string): string {
  const icon = (src: string, size: number, purpose?: string): object => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? {purpose} : {}),
  });
  return JSON.stringify({
    name,
    start_url: '.',
    display: 'browser',
    theme_color: '#0d6e78',
    background_color: '#ffffff',
    icons: [
      icon('img/icon-192.png', 192),
      icon('img/icon-512.png', 512),
      icon('img/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
