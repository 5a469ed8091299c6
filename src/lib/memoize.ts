/**
 * Keeps what a function has made, so that the same is not made twice. Failures are not kept.
 * @param keyOf - gives equal text for inputs that lead to the same result.
 */
export function memoize<Input, Value>(
  keyOf: (input: Input) => string,
  make: (input: Input) => Promise<Value>,
): (input: Input) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (input) => {
    const key = keyOf(input);
    const value = kept.get(key) ?? make(input);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    return value;
  };
}
