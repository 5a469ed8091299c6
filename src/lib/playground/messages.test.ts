import {expect, it} from 'vitest';
import {readSandboxMessage} from './messages';

it('reads the messages of the sandbox', () => {
  expect(readSandboxMessage({type: 'started', extra: 1})).toEqual({type: 'started'});
  const problem = {message: 'Broken', file: 'App.tsx', line: 3};
  expect(readSandboxMessage({type: 'problem', problem})).toEqual({type: 'problem', problem});
});

it.each([0, -1, 1.5, NaN, Infinity, '3'])('drops a line %j that no file has', (line) => {
  const data = {type: 'problem', problem: {message: 'Broken', file: 'App.tsx', line}};
  expect(readSandboxMessage(data)).toEqual({type: 'problem', problem: {message: 'Broken', file: 'App.tsx'}});
});

it('cuts texts that a page could not show', () => {
  const long = 'x'.repeat(50_000_000);
  const message = readSandboxMessage({type: 'problem', problem: {message: long, file: long}});
  expect(JSON.stringify(message).length).toBeLessThan(5000);
});

it.each([undefined, null, 'started', {}, {type: 'other'}, {type: 'problem'}, {type: 'problem', problem: {message: 1}}])(
  'ignores %j',
  (data) => {
    expect(readSandboxMessage(data)).toBeUndefined();
  },
);
