import type { StockRequestQueue } from "#app/data/server/stock-request-queue.ts";
import type { Logger } from "../runtime/logger.ts";

type TellingParts = { queue: StockRequestQueue; logger: Logger };

/** A transaction of milliseconds, so that checkouts never wait for it. */
const PEOPLE_PER_STATEMENT = 100;
/** How long those told have to buy the units before the next are told about them. */
const PAUSE_HOURS = 12;

/**
 * Tell who waits for a size and color that has free units again. Each statement is one transaction, and several servers
 * may run it at once. Ends early when `isStopping()` returns true. Throws when the database does not answer.
 */
export async function tellStockRequests(
  { queue, logger }: TellingParts,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const count = await queue.tell(PEOPLE_PER_STATEMENT, PAUSE_HOURS);
    if (count > 0) logger.info({ count }, "people were told that stock is back");
    if (count < PEOPLE_PER_STATEMENT) return;
  }
}
