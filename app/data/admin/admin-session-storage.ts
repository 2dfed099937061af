/** Reading `localStorage` throws in a browser that blocks it. The session then ends with the page. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();
let isKept = false;

/** Where supabase-js keeps the session: in this page's memory, and in local storage only when the owner asked to stay signed in. */
export const adminSessionStorage = {
  getItem(key: string): string | null {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    const stored = localStorageOrNull()?.getItem(key) ?? null;
    // Only a sign-in with "Keep me signed in" stores it. Its renewals are stored, too.
    if (stored !== null) isKept = true;
    return stored;
  },
  setItem(key: string, value: string): void {
    memory.set(key, value);
    if (isKept) localStorageOrNull()?.setItem(key, value);
  },
  removeItem(key: string): void {
    memory.delete(key);
    localStorageOrNull()?.removeItem(key);
  },
};

/** Sets before a sign-in whether its session outlives the page ("Keep me signed in"). */
export function keepAdminSession(keep: boolean): void {
  isKept = keep;
}
