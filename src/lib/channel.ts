/** Lets one part of a page ask another for something without knowing it. */
export interface Channel<Message> {
  send: (message: Message) => void;
  /** @returns a function that stops listening. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** Creates a channel without listeners. */
export function createChannel<Message>(): Channel<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    send(message) {
      listeners.forEach((listener) => listener(message));
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
