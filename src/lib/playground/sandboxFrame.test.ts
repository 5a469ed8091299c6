// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import type {RunMessage} from './messages';
import {SandboxFrame} from './sandboxFrame';

const RUN: RunMessage = {type: 'run', loopGuard: 'guard', modules: [], styles: []};

const onLeave = vi.fn();
const onLost = vi.fn();
let frame: SandboxFrame;
let element: HTMLIFrameElement;
let post: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  onLeave.mockClear();
  onLost.mockClear();
  document.body.innerHTML = '';
  frame = new SandboxFrame(document.body, 'Example', 'http://localhost/sandbox', {onLeave, onLost});
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

it('is lost when another page comes in its place, or none', () => {
  vi.advanceTimersByTime(7999);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLost).toHaveBeenCalledOnce();
});

it('is lost soon when what has loaded does not listen', () => {
  load();
  vi.advanceTimersByTime(1000);
  expect(onLost).toHaveBeenCalledOnce();
});

it('is not lost when it listens, however late it has loaded, nor when it was removed', () => {
  frame.setReady();
  vi.advanceTimersByTime(20_000);
  load();
  frame = new SandboxFrame(document.body, 'Example', 'http://localhost/sandbox', {onLeave, onLost});
  frame.remove();
  vi.advanceTimersByTime(20_000);
  expect(onLost).not.toHaveBeenCalled();
});
