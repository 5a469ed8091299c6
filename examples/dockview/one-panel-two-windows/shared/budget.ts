/** Euros per item. Each change makes a new object, so that readers can detect it by comparison. */
export type Budget = Readonly<Record<string, number>>;

let budget: Budget = {Train: 38, Hostel: 96, Food: 60};
const readers = new Set<() => void>();

/** The budget as it is now. */
export function readBudget(): Budget {
  return budget;
}

/** Changes one item; all views are notified. */
export function setAmount(item: string, amount: number): void {
  budget = {...budget, [item]: amount};
  for (const read of readers) read();
}

/** Calls `read` after each change. Returns what ends that. */
export function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
