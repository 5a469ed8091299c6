// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import type {RunMessage} from './messages';
import {SandboxFrame} from './sandboxFrame';

const RUN: RunMessage = {type: 'run', loopGuard: 'guard', modules: [], styles: []};

const onLeave = vi.fn();
let frame: SandboxFrame;
let element: HTMLIFrameElement;
let post: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  onLeave.mockClear();
  document.body.innerHTML = '';
  frame = new SandboxFrame(document.body, 'Example', 'http://localhost/sandbox', onLeave);
  element = document.querySelector('iframe')!;
  // The browser under test loads no page into it, and tells of none.
  post = vi.spyOn(element.contentWindow!, 'postMessage').mockImplementation(() => undefined);
});

const load = () => element.dispatchEvent(new Event('load'));

it('gets its code only when it listens and has loaded, so that leaving is always seen', () => {
  frame.send(RUN);
  frame.setReady();
  expect(post).not.toHaveBeenCalled();
  load();
  expect(post).toHaveBeenCalledExactlyOnceWith(RUN, '*');
  expect(onLeave).not.toHaveBeenCalled();
  load();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('gets its code in any order of the two', () => {
  frame.send(RUN);
  load();
  expect(post).not.toHaveBeenCalled();
  frame.setReady();
  expect(post).toHaveBeenCalledOnce();
});
