import {guardFocus} from './focusGuard';
import {readSandboxMessage, type PrepareMessage, type RunMessage} from './messages';
import type {Problem} from './model';
import {SandboxFrame} from './sandboxFrame';

/** What a sandbox reports of the code in it. */
export interface SandboxEvents {
  /** The code runs and its page is on the screen. */
  onStarted: () => void;
  /** Something went wrong, now or after the start; what ran before still does. */
  onProblem: (problem: Problem) => void;
  /** Everything was stopped, for this reason. */
  onStopped: (reason: string) => void;
}

/** What a frame is made of before it gets the reader's code. */
export interface Setup {
  /** Of the page that runs it. */
  url: string;
  prepare: PrepareMessage;
}

/** Messages per second that no useful program sends, and that would keep the page too busy to respond. */
const MAX_MESSAGES = 500;
const TOO_MANY = 'The code sent too many messages and was stopped.';

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
  #second = 0;
  #received = 0;
  readonly #stopGuarding: () => void;

  constructor(
    readonly slot: HTMLElement,
    readonly title: string,
    readonly events: SandboxEvents,
  ) {
    window.addEventListener('message', this.#receive);
    this.#stopGuarding = guardFocus(slot, () => this.#refuse('The code kept taking the keyboard and was stopped.'));
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
    this.#stopGuarding();
    window.removeEventListener('message', this.#receive);
  }

  #makeFrame(setup: Setup): SandboxFrame {
    const frame = new SandboxFrame(this.slot, this.title, setup.url, {
      onMessage: (data) => this.#handle(frame, data),
      onFlood: () => this.#refuse(TOO_MANY),
      onLeave: () => this.#refuse('The code tried to open another page in its place and was stopped.'),
      onLost: () => this.#lose(frame),
    });
    frame.send(setup.prepare);
    return frame;
  }

  #refuse(reason: string): void {
    this.stop();
    this.events.onStopped(reason);
  }

  #lose(frame: SandboxFrame): void {
    if (frame !== this.#spare?.frame) {
      this.#refuse('The page of the sandbox did not load.');
      return;
    }
    frame.remove();
    this.#spare = undefined;
  }

  get #frames(): (SandboxFrame | undefined)[] {
    return [this.#pending, this.#shown, this.#spare?.frame];
  }

  /** Counts a message, and stops everything when there are too many, whoever sends them. */
  #isFlooded(): boolean {
    const second = Math.floor(performance.now() / 1000);
    this.#received = second === this.#second ? this.#received + 1 : 1;
    this.#second = second;
    const isFlooded = this.#received > MAX_MESSAGES;
    // What is still on its way comes from frames that are gone.
    if (isFlooded && this.#frames.some(Boolean)) this.#refuse(TOO_MANY);
    return isFlooded;
  }

  #receive = (event: MessageEvent<unknown>): void => {
    if (!this.#isFlooded()) this.#frames.forEach((frame) => frame?.receive(event));
  };

  #handle(sender: SandboxFrame, data: unknown): void {
    const message = this.#isFlooded() ? undefined : readSandboxMessage(data);
    if (!message || sender === this.#spare?.frame) return;
    const isPending = sender === this.#pending;
    if (message.type === 'problem') this.#fail(message.problem, isPending);
    else if (isPending) this.#show(sender);
  }

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
