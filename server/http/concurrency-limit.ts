/** Limits how many requests are processed at once and rejects the others (load shedding). */
export type ConcurrencyLimit = {
  /** Return a function that releases the slot, or null when none is free. */
  acquire(): (() => void) | null;
  /** How many slots are in use. */
  readonly active: number;
};

/** Create a limit of `max` concurrent requests. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let active = 0;
  return {
    acquire() {
      if (active >= max) return null;
      active += 1;
      let isReleased = false;
      return () => {
        if (!isReleased) active -= 1;
        isReleased = true;
      };
    },
    get active() {
      return active;
    },
  };
}
