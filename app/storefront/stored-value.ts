import { useSyncExternalStore } from "react";

type Listener = () => void;

/** A value in the browser's web storage. */
type StoredValue<Value> = {
  empty: Value;
  /** Return the value; referentially stable until it changes. */
  get(): Value;
  /** False where the browser blocks storage or has no room for the value: the next document will not have it. */
  isPersistent(): boolean;
  /** Apply a change to the latest stored value, store the result and notify listeners. */
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
  /** Throws for invalid text, which is then ignored with a console error. */
  parse(text: string): Value;
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
  const { key, area = "localStorage", empty, parse, serialize } = options;
  const listeners = new Set<Listener>();
  let value = empty;
  let storedText: string | null = null;
  let isWritable = true;

  /** Read what another tab may have stored, and return whether it has. */
  function read(): boolean {
    const storage = isWritable ? storageOrNull(area) : null;
    const text = storage ? storage.getItem(key) : storedText;
    if (text === storedText) return false;
    storedText = text;
    try {
      value = text === null ? empty : parse(text);
    } catch (error) {
      console.error(`What is stored under "${key}" cannot be read and is ignored.`, error);
      value = empty;
    }
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
  const refresh = () => {
    if (read()) notify();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) refresh();
  };

  return {
    empty,
    get() {
      if (listeners.size === 0) read();
      return value;
    },
    isPersistent: () => isWritable && storageOrNull(area) !== null,
    update(change) {
      read();
      value = change(value);
      write();
      notify();
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

/** Return a value in web storage; on the server and while hydrating the empty one. */
export function useStoredValue<Value>({ subscribe, get, empty }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => empty);
}
