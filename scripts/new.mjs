// Writes the skeleton of a page, an example or a release note, with every entry that the checks ask for. What is left
// to write is marked REPLACE; `npm run check` lists each such place.
//
//   npm run new -- page core/panels/pin "Pin panels"
//   npm run new -- example dockview/pinned "Pinned panels" core/panels/pin
//   npm run new -- release 4.11.0 2026-01-31
import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

const ROOT = path.resolve(import.meta.dirname, '..');
const SIDEBARS = 'sidebars.ts';
const RELEASES = 'src/data/releases.json';
const PACKAGES = 'src/data/releasePackages.json';

class UsageError extends Error {}

function read(file) {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

/** Writes a file and reports it; one that `create`s something stops at a file that is there. */
function write(file, text, mode = 'change') {
  const target = path.join(ROOT, file);
  if (mode === 'create' && fs.existsSync(target)) throw new UsageError(`${file} exists already.`);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
  console.info(`${mode === 'create' ? 'created' : 'changed'} ${file}`);
}

function fillTemplate(name, values) {
  return read(`scripts/templates/${name}`).replace(/__(\w+)__/g, (_, key) => values[key]);
}

function requireForm(what, value, form, example) {
  if (value === undefined || !form.test(value)) throw new UsageError(`${what} has to look like ${example}.`);
  return value;
}

/** Puts the page behind the last one of its folder. */
async function addToSidebar(id) {
  const folder = path.posix.dirname(id);
  const source = read(SIDEBARS);
  const last = [...source.matchAll(new RegExp(`'${folder}/[^'/]+'`, 'g'))].at(-1);
  if (!last)
    throw new UsageError(`${SIDEBARS} has no page in ${folder}/ yet. Add a category with a first page by hand.`);
  const end = last.index + last[0].length;
  const changed = `${source.slice(0, end)}, '${id}'${source.slice(end)}`;
  write(SIDEBARS, await format(changed, {...(await resolveConfig(path.join(ROOT, SIDEBARS))), parser: 'typescript'}));
}

async function newPage(id, title) {
  const page = requireForm('The id of a page', id, /^[\w-]+(?:\/[\w-]+)+$/, 'core/panels/pin');
  const name = requireForm('The title', title, /^[\w "'(),./-]+$/, '"Pin panels"');
  const file = `docs/${page}.mdx`;
  if (fs.existsSync(path.join(ROOT, file))) throw new UsageError(`${file} exists already.`);
  await addToSidebar(page);
  write(file, fillTemplate('page.mdx', {title: name}), 'create');
}

/** Shows the example on its page, in front of the last section. */
function embed(id, file) {
  if (!fs.existsSync(path.join(ROOT, file))) throw new UsageError(`There is no ${file} that could show the example.`);
  const text = read(file);
  const lastSection = text.lastIndexOf('\n## ');
  const place = lastSection < 0 ? text.length : lastSection;
  write(file, `${text.slice(0, place)}\n<Example id="${id}" />\n${text.slice(place)}`);
}

function newExample(id, title, page) {
  const components = fs.readdirSync(path.join(ROOT, 'examples'));
  const example = requireForm('The id of an example', id, /^[a-z]+\/[a-z][a-z-]*$/, 'dockview/pinned');
  const name = requireForm('The title', title, /./, '"Pinned panels"');
  const doc = requireForm('The page that shows the example', page, /^[\w-]+(?:\/[\w-]+)*$/, 'core/panels/pin');
  const component = path.posix.dirname(example);
  if (!components.includes(component)) {
    throw new UsageError(`There is no component "${component}". Known: ${components.join(', ')}.`);
  }
  const target = `examples/${example}`;
  if (fs.existsSync(path.join(ROOT, target))) throw new UsageError(`${target} exists already.`);
  embed(example, `docs/${doc}.mdx`);
  fs.cpSync(path.join(ROOT, 'examples', component, 'first-steps'), path.join(ROOT, target), {recursive: true});
  const manifest = {
    title: name,
    summary: 'REPLACE: one sentence: what is there to see.',
    doc: `/docs/${doc}`,
    goal: 'start',
    point: 'layout',
    height: 360,
  };
  write(`${target}/example.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  console.info(`created ${target}/react and ${target}/typescript as copies of ${component}/first-steps`);
}

function isNewer(version, than) {
  return version.localeCompare(than, 'en', {numeric: true}) > 0;
}

function newRelease(number, day = new Date().toISOString().slice(0, 10)) {
  const version = requireForm('The version', number, /^\d+\.\d+\.\d+$/, '4.11.0');
  const date = requireForm('The date', day, /^\d{4}-\d\d-\d\d$/, '2026-01-31');
  const releases = JSON.parse(read(RELEASES));
  const latest = releases.at(-1);
  if (!isNewer(version, latest.version)) throw new UsageError(`${version} is not newer than ${latest.version}.`);
  if (date < latest.date) throw new UsageError(`${latest.version} was released on ${latest.date}, after ${date}.`);
  // Lists go by time: releases of one day follow each other by the hour.
  const hour = 8 + releases.filter((release) => release.date === date).length;
  const time = `${date}T${String(hour).padStart(2, '0')}:00:00Z`;
  write(
    `blog/${date.slice(0, 4)}/dockview-${version}-release.mdx`,
    fillTemplate('release.mdx', {version, time}),
    'create',
  );
  const commits = [{hash: 'REPLACE', pr: null, issues: []}];
  const entry = {version, date, previous: latest.version, commits, api: {added: [], removed: [], changed: []}};
  // One line for each release.
  const line = JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ');
  write(RELEASES, read(RELEASES).replace(/\s*\]\s*$/, `,\n${line}\n]\n`));
  const {published, peers} = JSON.parse(read(PACKAGES))[latest.version];
  const packages = {published, install: {dockview: version, 'dockview-core': version}, peers};
  write(PACKAGES, read(PACKAGES).replace(/\s*\}\s*$/, `,\n"${version}": ${JSON.stringify(packages)}\n}\n`));
}

const RECIPES = {
  page: newPage,
  example: newExample,
  release: newRelease,
};

const USAGE = `Usage:
  npm run new -- page <folder>/<name> "<title>"
  npm run new -- example <component>/<name> "<title>" <id of the page that shows it>
  npm run new -- release <version> [<date>]`;

async function main([recipe = '', ...details]) {
  const run = RECIPES[recipe];
  if (!run) throw new UsageError(`There is no recipe "${recipe}".`);
  await run(...details);
  console.info('"npm run check" lists what is left to write.');
}

main(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
});
