import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/**
 * Return a function that runs tasks one after the other.
 *
 * Defect: requests run concurrently on PGlite's one session, so their statements share transactions and roles.
 * Upstream: hold PGlite's own lock (`runExclusive`) from `begin` to `commit`.
 */
export function serializeRequests(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue = new PQueue({ concurrency: 1 });
  return (task) =>
    queue.add(async () => {
      // Postgres answers within this thread: without yielding to the event loop a full queue holds up files, timers and new connections.
      await nextTurn();
      return task();
    });
}
