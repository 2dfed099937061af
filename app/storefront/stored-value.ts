type Listener = () => void;

/** A value in the browser's web storage. */
export type StoredValue<Value> = {
  empty: Value;
  /** Return the value; referentially stable until it changes. */
  get(): Value;
  /** False while what is stored waits for its parser. */
  isRead(): boolean;
  /** False where the browser blocks storage or has no room for the value: the next document will not have it. */
  isPersistent(): boolean;
  /** Run at once, or when what is stored has been read. */
  whenRead(act: () => void): void;
  /** Apply a change to the latest stored value, store the result and notify listeners; all that when the value is read. */
  update(change: (value: Value) => Value): void;
  /** Call the listener after every change, in this tab or another. Return the unsubscribe function. */
  subscribe(listener: Listener): () => void;
};

export type StoredValueOptions<Value> = {
  key: string;
  /** `sessionStorage` for a value of this tab; the default `localStorage` is shared by all tabs. */
  area?: "localStorage" | "sessionStorage";
  /** The value while nothing is stored or the stored text cannot be parsed. */
  empty: Value;
  /** Throws for invalid text, which is then ignored with a console error. Returns undefined until loaded. */
  parse(text: string): Value | undefined;
  /** Load what `parse` needs. Called when there is a text to parse. */
  load?(): Promise<unknown>;
  /** Return null to remove the key. */
  serialize(value: Value): string | null;
};

/** Browsers that block storage throw on access. The value then lives in memory. */
function storageOrNull(area: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[area];
  } catch {
    return null;
  }
}

/** Create a value in web storage. Storage is read on first use, so this is safe on the server. */
export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, area = "localStorage", empty, parse, load, serialize } = options;
  const listeners = new Set<Listener>();
  const waiting: (() => void)[] = [];
  let isRead = true;
  let value = empty;
  let storedText: string | null = null;
  let isWritable = true;

  function read(): boolean {
    const storage = isWritable ? storageOrNull(area) : null;
    const text = storage ? storage.getItem(key) : storedText;
    if (text === storedText) {
      const wasRead = isRead;
      isRead = true;
      return !wasRead;
    }
    try {
      const parsed = text === null ? empty : parse(text);
      isRead = parsed !== undefined;
      if (parsed === undefined) {
        // A failed load is retried by the next read.
        load?.().then(refresh, () => undefined);
        return false;
      }
      value = parsed;
    } catch (error) {
      console.error(`What is stored under "${key}" cannot be read and is ignored.`, error);
      value = empty;
      isRead = true;
    }
    storedText = text;
    return true;
  }

  function write() {
    storedText = serialize(value);
    try {
      if (storedText === null) storageOrNull(area)?.removeItem(key);
      else storageOrNull(area)?.setItem(key, storedText);
    } catch {
      // Storage is full: keep the value in memory from now on.
      isWritable = false;
    }
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };
  function refresh() {
    if (read()) notify();
    if (isRead) for (const act of waiting.splice(0)) act();
  }
  function whenRead(act: () => void) {
    read();
    if (isRead) act();
    else waiting.push(act);
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh();
  };

  return {
    empty,
    get() {
      if (listeners.size === 0) read();
      return value;
    },
    isRead: () => isRead,
    isPersistent: () => isWritable && storageOrNull(area) !== null,
    whenRead,
    update(change) {
      whenRead(() => {
        value = change(value);
        write();
        notify();
      });
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        read();
        window.addEventListener("storage", onStorage);
        // A page restored from the back/forward cache has missed storage events.
        window.addEventListener("pageshow", refresh);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", refresh);
      };
    },
  };
}
