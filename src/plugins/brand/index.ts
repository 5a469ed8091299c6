import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {cardSvg, iconSvg, wordmarkSvg} from '../../lib/brand';
import {wrapAsIco} from './ico';
import {webManifest} from './webManifest';

function toPng(svg: string): Buffer {
  return new Resvg(svg).render().asPng();
}

/** Every file of the site's signs, by its path below the base URL. Drawn at build, so none is kept in the project. */
function files(siteName: string): Record<string, string | Buffer> {
  return {
    'favicon.ico': wrapAsIco(toPng(iconSvg(32, 'rounded')), 32),
    'img/apple-touch-icon.png': toPng(iconSvg(180, 'square')),
    'img/icon-192.png': toPng(iconSvg(192, 'rounded')),
    'img/icon-512.png': toPng(iconSvg(512, 'rounded')),
    'img/icon-maskable-512.png': toPng(iconSvg(512, 'mask')),
    'img/card.png': toPng(cardSvg()),
    'img/wordmark.svg': wordmarkSvg('#131a21'),
    'img/wordmark-dark.svg': wordmarkSvg('#f1f5f8'),
    'site.webmanifest': webManifest(siteName),
  };
}

function headTags(baseUrl: string): HtmlTagObject[] {
  const link = (rel: string, href: string, more: Record<string, string> = {}): HtmlTagObject => ({
    tagName: 'link',
    attributes: {rel, href: `${baseUrl}${href}`, ...more},
  });
  return [
    link('icon', 'favicon.ico', {sizes: '32x32'}),
    link('apple-touch-icon', 'img/apple-touch-icon.png'),
    link('manifest', 'site.webmanifest'),
  ];
}

/** Draws icons, wordmark and social card into the static files, and names them in the head of every page. */
export default function brandPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'brand',
    loadContent() {
      for (const [name, content] of Object.entries(files(siteConfig.title))) {
        const file = path.join(siteDir, 'generated/static', name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, content);
      }
    },
    injectHtmlTags: () => ({headTags: headTags(baseUrl)}),
  };
}
