// Writes a gzip and a Brotli copy next to each file that shrinks by it, for servers that send such copies:
// npm run compress -- [folder …]
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Pictures and fonts are compressed as they are. */
const TEXT = /\.(?:css|html|js|json|md|svg|ts|txt|webmanifest|xml)$/;
/** Smaller files fit into one packet anyway, in bytes. */
const LEAST = 1024;

/** Both at their strongest: it is done once and saves bytes for each reader. */
const FORMS = [
  {ending: '.br', compress: promisify(brotliCompress), options: {[constants.BROTLI_PARAM_QUALITY]: 11}},
  {ending: '.gz', compress: promisify(gzip), options: undefined},
];

async function compressFile(file) {
  const content = await fs.readFile(file);
  if (content.length < LEAST) return [];
  return Promise.all(
    FORMS.map(async ({ending, compress, options}) => {
      const small = await compress(content, options ? {params: options} : {level: 9});
      await fs.writeFile(file + ending, small);
      return small.length;
    }),
  );
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['build'];
const lists = await Promise.all(
  folders.map(async (folder) => (await fs.readdir(folder, {recursive: true})).map((name) => path.join(folder, name))),
);
const files = lists.flat().filter((name) => TEXT.test(name));
const totals = {files: 0, brotli: 0, gzip: 0};

async function work() {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const [brotli, gzipped] = await compressFile(file);
    if (brotli === undefined) continue;
    totals.files += 1;
    totals.brotli += brotli;
    totals.gzip += gzipped;
  }
}

await Promise.all(Array.from({length: os.availableParallelism()}, work));
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.info(
  `${totals.files} files in ${folders.join(' and ')}: ${megabytes(totals.gzip)} gzip, ${megabytes(totals.brotli)} Brotli`,
);
