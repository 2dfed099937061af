type Weighed = { bytes: number };

export type BoundedStore<Value extends Weighed> = {
  /** Returns what is kept under a key, which counts as used now. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Counts a value anew that has grown since it was set. */
  weigh(key: string): void;
  readonly bytes: number;
  readonly size: number;
};

/** Takes how many bytes may be kept and returns a store in which what was longest unused goes first when there are more. */
export function createBoundedStore<Value extends Weighed>(maxBytes: number): BoundedStore<Value> {
  // A Map keeps the order of insertion: the first entry is the one that was longest unused.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function put(key: string, value: Value): void {
    drop(key);
    const bytes = value.bytes + key.length * 2;
    if (bytes > maxBytes) return;
    kept.set(key, { value, bytes });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: put,
    weigh(key) {
      const found = kept.get(key);
      if (found) put(key, found.value);
    },
    get bytes() {
      return total;
    },
    get size() {
      return kept.size;
    },
  };
}
