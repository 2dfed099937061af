/** Limits how many tasks run at once and rejects the others (load shedding). */
export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Create a limit of `max` concurrent tasks, of which one client may have `maxPerClient`. */
export function createConcurrencyLimit(max: number, maxPerClient = max) {
  let active = 0;
  const shares = new Map<string, number>();

  function count(change: number, client: string | undefined): void {
    active += change;
    if (client === undefined) return;
    const share = (shares.get(client) ?? 0) + change;
    if (share > 0) shares.set(client, share);
    else shares.delete(client);
  }

  return {
    /** Run a task. Return null without running it when no slot is free or `client` has its share. */
    run<Value>(task: () => Promise<Value>, client?: string): Promise<Value> | null {
      const hasShare = client !== undefined && (shares.get(client) ?? 0) >= maxPerClient;
      if (active >= max || hasShare) return null;
      count(1, client);
      return Promise.try(task).finally(() => count(-1, client));
    },
  };
}
