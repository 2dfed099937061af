import type { ConsistencyStore } from "#app/data/server/consistency-store.ts";
import type { Registry } from "../http/metrics/registry.ts";
import type { Logger } from "../runtime/logger.ts";

/** Ids are random: by their first two digits, parts are alike (decision 143). */
const PARTS = 256;
/** Where a payment is always under way, a part is checked all the same every ten rounds. */
const MAX_POSTPONED = 9;
/** Of one part, so that a whole shop in disorder does not fill the log. */
const MAX_LOGGED = 20;

type CheckParts = {
  store: ConsistencyStore;
  logger: Pick<Logger, "error">;
  registry: Pick<Registry, "gauge">;
  /** Servers begin anywhere, so that several check different parts, and frequent restarts reach every part. */
  firstPart?: number;
};

/** Repeated checks of a part at a time; `count` is how many contradictions this process knows of. */
export type ConsistencyChecks = { round(): Promise<void>; count(): number };

/**
 * Create the checks whether orders, payments, stock and tax documents agree. A round reads one of 256 parts, unless a payment is being
 * confirmed; it logs each contradiction as an error, and the metric `shop_inconsistencies` counts them. Checks change nothing and hold
 * no lock, so several servers may run them. A round throws when the database cannot be reached.
 */
export function createConsistencyChecks({
  store,
  logger,
  registry,
  firstPart = Math.floor(Math.random() * PARTS),
}: CheckParts): ConsistencyChecks {
  const known = new Map<number, number>();
  let part = firstPart;
  let postponed = 0;
  const count = () => [...known.values()].reduce((sum, found) => sum + found, 0);
  registry.gauge(
    "shop_inconsistencies",
    "Contradictions between orders, payments, stock and tax documents, as this process last saw them.",
    () => [{ value: count() }],
  );
  return {
    count,
    async round() {
      if (postponed < MAX_POSTPONED && (await store.isPaymentUnderWay())) {
        postponed += 1;
        return;
      }
      postponed = 0;
      const digits = part.toString(16).padStart(2, "0");
      const found = await store.find(
        `${digits}000000-0000-0000-0000-000000000000`,
        `${digits}ffffff-ffff-ffff-ffff-ffffffffffff`,
      );
      known.set(part, found.length);
      part = (part + 1) % PARTS;
      for (const { problem, subject } of found.slice(0, MAX_LOGGED)) {
        logger.error({ problem, subject }, "orders, payments and stock contradict each other");
      }
    },
  };
}
