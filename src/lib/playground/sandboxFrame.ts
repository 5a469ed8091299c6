import type {PrepareMessage, RunMessage} from './messages';

/** A frame without the site's origin, in which code can be run once. Inert until it is shown. */
export class SandboxFrame {
  readonly #element = document.createElement('iframe');
  /** What is to be sent as soon as the frame listens and its own page has loaded. */
  #waiting: (PrepareMessage | RunMessage)[] | undefined = [];
  #isReady = false;
  #loads = 0;

  /**
   * @param slot - the element that the frame is put into, under what is there already.
   * @param url - of the page that runs the code.
   * @param onLeave - called when the code has navigated the frame to another page.
   */
  constructor(slot: HTMLElement, title: string, url: string, onLeave: () => void) {
    // Without `allow-forms` no submit event fires; where a form could send something is up to that page's policy.
    this.#element.setAttribute('sandbox', 'allow-scripts allow-forms');
    this.#element.title = title;
    this.#element.inert = true;
    this.#element.src = url;
    this.#element.addEventListener('load', () => {
      this.#loads += 1;
      if (this.#loads > 1) onLeave();
      else this.#sendWaiting();
    });
    slot.prepend(this.#element);
  }

  /** Whether a message came from this frame. */
  sent({source}: MessageEvent): boolean {
    return source !== null && this.#element.contentWindow === source;
  }

  send(message: PrepareMessage | RunMessage): void {
    // A frame without an origin can only be reached under the name of any.
    if (this.#waiting) this.#waiting.push(message);
    else this.#element.contentWindow?.postMessage(message, '*');
  }

  /** The frame listens now. */
  setReady(): void {
    this.#isReady = true;
    this.#sendWaiting();
  }

  /** Code that navigates the frame before its own page has loaded would make the other page look like the first. */
  #sendWaiting(): void {
    if (!this.#isReady || this.#loads === 0) return;
    const messages = this.#waiting ?? [];
    this.#waiting = undefined;
    messages.forEach((message) => this.send(message));
  }

  show(): void {
    this.#element.inert = false;
  }

  /** Removes the frame, and with it the code that runs there, however busy it is. */
  remove(): void {
    this.#element.remove();
  }
}
