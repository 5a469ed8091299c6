// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import type {RunMessage} from './messages';
import {SandboxFrame} from './sandboxFrame';

const RUN: RunMessage = {type: 'run', loopGuard: 'guard', modules: [], styles: []};

// Floods, pages that lead elsewhere and sandboxes that do not load: tests/e2e/hostile.spec.ts, shared.spec.ts, faults.spec.ts.
const onMessage = vi.fn();
const onFlood = vi.fn();
const onLeave = vi.fn();
const onLost = vi.fn();
const EVENTS = {onMessage, onFlood, onLeave, onLost};
let frame: SandboxFrame;
let element: HTMLIFrameElement;
let post: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
  frame = new SandboxFrame(document.body, 'Example', 'http://localhost/sandbox', EVENTS);
  element = document.querySelector('iframe')!;
  // The browser under test loads no page into it, and tells of none.
  post = vi.spyOn(element.contentWindow!, 'postMessage').mockImplementation(() => undefined);
});

/** The page gets a message from the frame, or from another window. */
function arrive(ports: MessagePort[], source: MessageEventSource | null = element.contentWindow): void {
  frame.receive({source, ports} as unknown as MessageEvent);
}

const getReady = () => arrive([new MessageChannel().port1]);
const load = () => element.dispatchEvent(new Event('load'));

it('gets its code only when it listens and has loaded, so that leaving is always seen', () => {
  frame.send(RUN);
  getReady();
  expect(post).not.toHaveBeenCalled();
  load();
  expect(post).toHaveBeenCalledExactlyOnceWith(RUN, '*');
  expect(onLeave).not.toHaveBeenCalled();
  load();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('is not lost when it listens, however late it has loaded, nor when it was removed', () => {
  getReady();
  vi.advanceTimersByTime(20_000);
  load();
  frame = new SandboxFrame(document.body, 'Example', 'http://localhost/sandbox', EVENTS);
  frame.remove();
  vi.advanceTimersByTime(20_000);
  expect(onLost).not.toHaveBeenCalled();
});

it('takes messages of its page by the port of the first one, until it is removed', async () => {
  vi.useRealTimers();
  const {port1, port2} = new MessageChannel();
  arrive([port2], window);
  arrive([]);
  load();
  arrive([port2]);
  arrive([new MessageChannel().port1]);
  port1.postMessage('started');
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith('started'));
  expect(onFlood).not.toHaveBeenCalled();
  const closed = vi.spyOn(port2, 'close');
  frame.remove();
  expect(closed).toHaveBeenCalledOnce();
});
