import {readSandboxMessage, type RunMessage} from './messages';
import type {Problem} from './model';

/** What a sandbox tells of the code in it. */
export interface SandboxEvents {
  /** The code runs and its page is on the screen. */
  onStarted: () => void;
  /** Something went wrong, now or after the start; what ran before still does. */
  onProblem: (problem: Problem) => void;
}

/**
 * Runs code in frames without the site's origin. Each run gets a frame of its own, under the one that is on the screen;
 * it takes that one's place when its code has started. So the last working page stays until there is a better one.
 */
export class SandboxHost {
  #shown: HTMLIFrameElement | undefined;
  #pending: HTMLIFrameElement | undefined;
  #message: RunMessage | undefined;

  constructor(
    readonly slot: HTMLElement,
    readonly title: string,
    readonly events: SandboxEvents,
  ) {
    window.addEventListener('message', this.#receive);
  }

  /**
   * Runs code; a run that has not started yet is given up.
   * @param address - of the page that runs it.
   */
  run(message: RunMessage, address: string): void {
    this.#pending?.remove();
    this.#message = message;
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = this.title;
    frame.inert = true;
    frame.src = address;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) this.#refuseToLeave();
    });
    this.#pending = frame;
    this.slot.prepend(frame);
  }

  /** Takes every frame away, and with it the code that runs there, however busy it is. */
  stop(): void {
    this.#pending?.remove();
    this.#shown?.remove();
    this.#pending = undefined;
    this.#shown = undefined;
  }

  /** Stops, and listens no more. */
  dispose(): void {
    this.stop();
    window.removeEventListener('message', this.#receive);
  }

  #refuseToLeave(): void {
    this.stop();
    this.events.onProblem({message: 'The code tried to open another page in its place and was stopped.'});
  }

  #receive = ({source, data}: MessageEvent<unknown>): void => {
    const sender = [this.#pending, this.#shown].find((frame) => frame !== undefined && frame.contentWindow === source);
    const message = sender && readSandboxMessage(data);
    if (!message) return;
    const isPending = sender === this.#pending;
    if (message.type === 'problem') this.#fail(message.problem, isPending);
    else if (isPending && message.type === 'ready') this.#send(sender);
    else if (isPending) this.#show();
  };

  #send({contentWindow}: HTMLIFrameElement): void {
    // A frame without an origin can only be reached under the name of any.
    contentWindow?.postMessage(this.#message, '*');
  }

  #show(): void {
    this.#shown?.remove();
    this.#shown = this.#pending;
    this.#pending = undefined;
    if (this.#shown) this.#shown.inert = false;
    this.events.onStarted();
  }

  #fail(problem: Problem, isPending: boolean): void {
    if (isPending) {
      this.#pending?.remove();
      this.#pending = undefined;
    }
    this.events.onProblem(problem);
  }
}
