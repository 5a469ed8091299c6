import {expect, it} from 'vitest';
import {joinFiles} from './sourceFiles';

const app = {name: 'App.tsx', code: 'export {};\n'};

it('copies one file as it is and several under their names', () => {
  expect(joinFiles([app])).toBe('export {};\n');
  expect(joinFiles([app, {name: 'style.css', code: 'p {}\n'}])).toBe(
    '// App.tsx\nexport {};\n\n/* style.css */\np {}\n',
  );
});
