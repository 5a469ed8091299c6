import {expect, it} from 'vitest';
import {readSandboxMessage} from './messages';

it('reads the messages of the sandbox', () => {
  expect(readSandboxMessage({type: 'started', extra: 1})).toEqual({type: 'started'});
  const problem = {message: 'Broken', file: 'App.tsx', line: 3};
  expect(readSandboxMessage({type: 'problem', problem})).toEqual({type: 'problem', problem});
});

it.each([undefined, null, 'started', {}, {type: 'other'}, {type: 'problem'}, {type: 'problem', problem: {message: 1}}])(
  'ignores %j',
  (data) => {
    expect(readSandboxMessage(data)).toBeUndefined();
  },
);
