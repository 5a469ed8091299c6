/** A value that notifies its readers of changes. */
export class Store<T> {
  private readonly readers = new Set<(value: T) => void>();

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set(value: T): void {
    this.current = value;
    for (const read of this.readers) read(value);
  }

  /** Calls `read` now and after each change. Returns what ends that. */
  subscribe(read: (value: T) => void): () => void {
    this.readers.add(read);
    read(this.current);
    return () => this.readers.delete(read);
  }
}
