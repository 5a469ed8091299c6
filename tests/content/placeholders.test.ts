import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listFiles, relative} from '../support/pages';

it('nothing that "npm run new" left to write is still to be written', () => {
  const files = ['docs', 'blog', 'examples', 'src/data'].flatMap((folder) => listFiles(folder, /\.(?:mdx?|json)$/));
  const left = files.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bREPLACE\b/.test(line) ? [`${relative(file)}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(left, `Write what is marked REPLACE:\n${left.join('\n')}`).toEqual([]);
});
