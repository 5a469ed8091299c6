import type {PrepareMessage, RunMessage} from './messages';

/** Milliseconds until a frame that does not listen counts as lost: from its creation, and from its load event. */
const PATIENCE = 8000;
const PATIENCE_WHEN_LOADED = 1000;

/** Stray messages after which the frame counts as flooding. Not zero, since browser extensions send some. */
const MAX_STRAYS = 10;

/** What can happen to a frame. */
interface FrameEvents {
  /** Its page has sent something. */
  onMessage: (data: unknown) => void;
  /** The code has sent too much. */
  onFlood: () => void;
  /** The code has navigated the frame to another page. */
  onLeave: () => void;
  /** The frame's own page has not loaded. */
  onLost: () => void;
}

/** A frame without the site's origin, in which code can be run once. Inert until it is shown. */
export class SandboxFrame {
  readonly #element = document.createElement('iframe');
  /** What is to be sent as soon as the frame listens and its own page has loaded. */
  #waiting: (PrepareMessage | RunMessage)[] | undefined = [];
  #port: MessagePort | undefined;
  #strays = 0;
  #loads = 0;
  #timer: number | undefined;

  /**
   * @param slot - the element that the frame is put into, under what is there already.
   * @param url - of the page that runs the code.
   */
  constructor(
    slot: HTMLElement,
    title: string,
    url: string,
    readonly events: FrameEvents,
  ) {
    const {onLeave, onLost} = events;
    this.#wait(onLost, PATIENCE);
    // Without `allow-forms` no submit event fires; where a form could send something is up to that page's policy.
    this.#element.setAttribute('sandbox', 'allow-scripts allow-forms');
    this.#element.title = title;
    this.#element.inert = true;
    this.#element.src = url;
    this.#element.addEventListener('load', () => {
      this.#loads += 1;
      if (this.#loads > 1) onLeave();
      else if (this.#port) this.#sendWaiting();
      else this.#wait(onLost, PATIENCE_WHEN_LOADED);
    });
    slot.prepend(this.#element);
  }

  #wait(onLost: () => void, time: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(onLost, time);
  }

  /**
   * Takes the first message of the frame's page, which listens now: it carries the port for all others. What comes later
   * is sent by the code. It is counted and not read: it may be so large that reading alone keeps the page busy.
   */
  receive({source, ports: [port]}: MessageEvent): void {
    if (source === null || this.#element.contentWindow !== source) return;
    if (this.#port) {
      this.#strays += 1;
      if (this.#strays > MAX_STRAYS) this.events.onFlood();
      return;
    }
    if (!port) return;
    this.#port = port;
    port.onmessage = ({data}) => this.events.onMessage(data);
    window.clearTimeout(this.#timer);
    this.#sendWaiting();
  }

  send(message: PrepareMessage | RunMessage): void {
    // A frame without an origin can only be reached under the name of any.
    if (this.#waiting) this.#waiting.push(message);
    else this.#element.contentWindow?.postMessage(message, '*');
  }

  /** Code that navigates the frame before its own page has loaded would make the other page look like the first. */
  #sendWaiting(): void {
    if (!this.#port || this.#loads === 0) return;
    const messages = this.#waiting ?? [];
    this.#waiting = undefined;
    messages.forEach((message) => this.send(message));
  }

  show(): void {
    this.#element.inert = false;
  }

  /** Removes the frame, and with it the code that runs there, however busy it is. */
  remove(): void {
    window.clearTimeout(this.#timer);
    this.#port?.close();
    this.#element.remove();
  }
}
