import {readSandboxMessage, type PrepareMessage, type RunMessage} from './messages';
import type {Problem} from './model';
import {SandboxFrame} from './sandboxFrame';

/** What a sandbox reports of the code in it. */
export interface SandboxEvents {
  /** The code runs and its page is on the screen. */
  onStarted: () => void;
  /** Something went wrong, now or after the start; what ran before still does. */
  onProblem: (problem: Problem) => void;
}

/** What a frame is made of before it gets the reader's code. */
export interface Setup {
  /** Of the page that runs it. */
  url: string;
  prepare: PrepareMessage;
}

function sameSetup(a: Setup, b: Setup): boolean {
  const namesOf = ({prepare}: Setup) => prepare.modules.map(({name}) => name).join(' ');
  return a.prepare.mode === b.prepare.mode && namesOf(a) === namesOf(b);
}

/**
 * Runs code in frames without the site's origin. Each run gets a frame of its own, under the one that is on the screen;
 * it takes that one's place when its code has started. So the last working page stays until there is a better one.
 * A spare frame has the packages loaded before the next run, which is most of the work.
 */
export class SandboxHost {
  #shown: SandboxFrame | undefined;
  #pending: SandboxFrame | undefined;
  #spare: {frame: SandboxFrame; setup: Setup} | undefined;
  #setup: Setup | undefined;

  constructor(
    readonly slot: HTMLElement,
    readonly title: string,
    readonly events: SandboxEvents,
  ) {
    window.addEventListener('message', this.#receive);
  }

  /** Makes the spare frame for the next run, if there is none. */
  prepare(setup: Setup): void {
    if (this.#spare && sameSetup(this.#spare.setup, setup)) return;
    this.#spare?.frame.remove();
    this.#spare = {frame: this.#makeFrame(setup), setup};
  }

  /** Runs code; a run that has not started yet is given up. */
  run(setup: Setup, message: RunMessage): void {
    this.#pending?.remove();
    this.prepare(setup);
    this.#pending = this.#spare?.frame;
    this.#spare = undefined;
    this.#setup = setup;
    this.#pending?.send(message);
  }

  /** Removes every frame, and with it the code that runs there. */
  stop(): void {
    this.#pending?.remove();
    this.#shown?.remove();
    this.#spare?.frame.remove();
    this.#pending = undefined;
    this.#shown = undefined;
    this.#spare = undefined;
  }

  /** Stops, and stops listening. */
  dispose(): void {
    this.stop();
    window.removeEventListener('message', this.#receive);
  }

  #makeFrame(setup: Setup): SandboxFrame {
    const frame = new SandboxFrame(this.slot, this.title, setup.url, () => this.#refuseToLeave());
    frame.send(setup.prepare);
    return frame;
  }

  #refuseToLeave(): void {
    this.stop();
    this.events.onProblem({message: 'The code tried to open another page in its place and was stopped.'});
  }

  #receive = (event: MessageEvent<unknown>): void => {
    const frames = [this.#pending, this.#shown, this.#spare?.frame];
    const sender = frames.find((frame) => frame?.sent(event));
    const message = sender && readSandboxMessage(event.data);
    if (!message) return;
    const isPending = sender === this.#pending;
    if (message.type === 'ready') sender.setReady();
    else if (sender === this.#spare?.frame) return;
    else if (message.type === 'problem') this.#fail(message.problem, isPending);
    else if (isPending) this.#show(sender);
  };

  #show(frame: SandboxFrame): void {
    this.#shown?.remove();
    this.#shown = frame;
    this.#pending = undefined;
    frame.show();
    this.events.onStarted();
    if (this.#setup) this.prepare(this.#setup);
  }

  #fail(problem: Problem, isPending: boolean): void {
    if (isPending) {
      this.#pending?.remove();
      this.#pending = undefined;
      if (this.#setup) this.prepare(this.#setup);
    }
    this.events.onProblem(problem);
  }
}
