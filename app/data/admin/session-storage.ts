/** Accessing `localStorage` throws where the browser blocks it. The session then ends with the page. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();
let isPersistent = false;

/** The session storage of supabase-js: memory, and local storage if the owner chose "Keep me signed in". */
export const adminSessionStorage = {
  getItem(key: string): string | null {
    const storage = localStorageOrNull();
    // Another tab may have ended or renewed a persistent session.
    if (isPersistent && storage) return storage.getItem(key);
    const cached = memory.get(key);
    if (cached !== undefined) return cached;
    const stored = storage?.getItem(key) ?? null;
    // Only a persistent sign-in is stored, and its renewals must be, too.
    if (stored !== null) isPersistent = true;
    return stored;
  },
  setItem(key: string, value: string): void {
    const storage = isPersistent ? localStorageOrNull() : null;
    if (storage) storage.setItem(key, value);
    else memory.set(key, value);
  },
  removeItem(key: string): void {
    memory.delete(key);
    localStorageOrNull()?.removeItem(key);
  },
};

/** Set whether the next session outlives the page ("Keep me signed in"). */
export function keepAdminSession(keep: boolean): void {
  isPersistent = keep;
}
