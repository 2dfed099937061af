type Listener = () => void;

/** A value in the browser's web storage. */
export type StoredValue<Value> = {
  /** Returns the value; the same object until it changes. */
  get(): Value;
  /** Applies a change to the newest stored value, keeps it and tells every listener. */
  update(change: (value: Value) => Value): void;
  /** Calls the listener after every change, in this tab or another; returns how to stop. */
  subscribe(listener: Listener): () => void;
};

type Options<Value> = {
  key: string;
  /** `sessionStorage` for a value of this tab alone; else all tabs share it. */
  area?: "localStorage" | "sessionStorage";
  /** The value while nothing is stored or the stored text cannot be parsed. */
  empty: Value;
  /** Throws when the text is not a stored value; it is then ignored with a console error. */
  parse(text: string): Value;
  /** Returns null to remove what is stored. */
  serialize(value: Value): string | null;
};

/** A browser that blocks storage throws on access; the value then lives as long as the page. */
function storageOrNull(area: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[area];
  } catch {
    return null;
  }
}

/** Takes a key of web storage with its parser and serializer; returns the value under it. Touches the browser only when used. */
export function createStoredValue<Value>(options: Options<Value>): StoredValue<Value> {
  const { key, area = "localStorage", empty, parse, serialize } = options;
  const listeners = new Set<Listener>();
  let value = empty;
  let seen: string | null = null;
  let isWritable = true;

  function read(): boolean {
    const storage = isWritable ? storageOrNull(area) : null;
    const text = storage ? storage.getItem(key) : seen;
    if (text === seen) return false;
    seen = text;
    try {
      value = text === null ? empty : parse(text);
    } catch (error) {
      console.error(`What is stored under "${key}" cannot be read and is ignored.`, error);
      value = empty;
    }
    return true;
  }

  function write() {
    seen = serialize(value);
    try {
      if (seen === null) storageOrNull(area)?.removeItem(key);
      else storageOrNull(area)?.setItem(key, seen);
    } catch {
      // The storage is full: the value lives in this tab from here on.
      isWritable = false;
    }
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readAndTell = () => {
    if (read()) tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) readAndTell();
  };

  return {
    get() {
      if (listeners.size === 0) read();
      return value;
    },
    update(change) {
      read();
      value = change(value);
      write();
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        read();
        window.addEventListener("storage", onStorage);
        // A page that comes back from the browser's page cache has missed the other tabs' events.
        window.addEventListener("pageshow", readAndTell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", readAndTell);
      };
    },
  };
}
