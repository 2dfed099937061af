/** Limits how many requests are processed at once and rejects the others (load shedding). */
export type ConcurrencyLimit = {
  /** Return a function that releases the slot, or null when none is free or `client` has its share. */
  acquire(client?: string): (() => void) | null;
  /** How many slots are in use. */
  readonly active: number;
};

/** Create a limit of `max` concurrent requests, of which one client may have `maxPerClient`. */
export function createConcurrencyLimit(max: number, maxPerClient = max): ConcurrencyLimit {
  let active = 0;
  const shares = new Map<string, number>();

  function changeShare(client: string, change: number): void {
    const share = (shares.get(client) ?? 0) + change;
    if (share > 0) shares.set(client, share);
    else shares.delete(client);
  }

  return {
    acquire(client) {
      const hasShare = client !== undefined && (shares.get(client) ?? 0) >= maxPerClient;
      if (active >= max || hasShare) return null;
      active += 1;
      if (client !== undefined) changeShare(client, 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        active -= 1;
        if (client !== undefined) changeShare(client, -1);
      };
    },
    get active() {
      return active;
    },
  };
}
