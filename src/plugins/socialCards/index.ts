import crypto from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as cheerio from 'cheerio';
import {createElement, type ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {cardPath} from '../../lib/pageFiles';
import {readContent} from '../llms/builtPage';

/** Where the words are on the background, in its pixels. */
const WORDS = {x: 72, y: 64, width: 1056, height: 400};
/** Longer titles, in characters, are set smaller, so that they fit on three lines. */
const LONG_TITLE = 44;

const require = createRequire(__filename);
const background = fs.readFileSync(path.join(__dirname, 'background.svg'), 'utf8');

function readFont(weight: 500 | 700): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return {name: 'Inter', weight, style: 'normal', data: fs.readFileSync(file)};
}

const fonts = [readFont(500), readFont(700)];

/** What the card says: the section of the page above its title. */
function readWords(html: string, route: string): ReactNode {
  const $ = cheerio.load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const breadcrumbs = $('.breadcrumbs__item').toArray().slice(0, -1);
  const names = breadcrumbs.map((item) => $(item).text().trim()).filter(Boolean);
  const area = route.startsWith('/docs/api/') ? 'API' : 'Documentation';
  const releases = route.startsWith('/blog') ? 'Release notes' : '';
  const section = route.startsWith('/docs') ? [area, ...names].join(' / ') : releases;
  const title = $('h1').first().text().trim();
  const fontSize = title.length > LONG_TITLE ? 60 : 76;
  const sectionStyle = {color: '#8fc7ce', fontSize: 32, fontWeight: 500, marginBottom: 20};
  const titleStyle = {color: '#ffffff', fontSize, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1.5};
  return createElement(
    'div',
    {style: {display: 'flex', flexDirection: 'column', fontFamily: 'Inter', width: WORDS.width}},
    section ? createElement('div', {style: sectionStyle}, section) : null,
    createElement('div', {style: titleStyle}, title),
  );
}

async function drawCard(words: ReactNode, file: string): Promise<void> {
  const layout = await satori(words, {width: WORDS.width, height: WORDS.height, fonts});
  const svg = background.replace(/<\/svg>\s*$/, `<g transform="translate(${WORDS.x} ${WORDS.y})">${layout}</g></svg>`);
  fs.writeFileSync(file, (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng());
}

/** Draws the image that other sites show for a link to a page: a PNG of 1200 × 630, kept from one build to the next. */
export default function socialCards({siteDir}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/cards');
  return {
    name: 'social-cards',
    async postBuild({outDir, baseUrl, routesPaths}) {
      fs.mkdirSync(cache, {recursive: true});
      for (const address of routesPaths.filter((each) => !each.endsWith('/404.html'))) {
        const route = `/${address.slice(baseUrl.length)}`;
        const words = readWords(readContent(outDir, route), route);
        const hash = crypto.createHash('sha256').update(background).update(JSON.stringify(words)).digest('hex');
        const file = path.join(cache, `${hash.slice(0, 20)}.png`);
        if (!fs.existsSync(file)) await drawCard(words, file);
        const target = path.join(outDir, cardPath(route));
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.copyFileSync(file, target);
      }
    },
  };
}
