import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseReviewInvitationQueue } from "#app/data/server/review-invitation-queue.ts";
import { supabaseStockRequestQueue } from "#app/data/server/stock-request-queue.ts";
import type { ShopDatabase } from "../database/backend.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import { inBatches } from "../runtime/in-batches.ts";
import type { Logger } from "../runtime/logger.ts";
import type { Worker } from "../runtime/start-worker.ts";
import { ownTokens } from "./own-tokens.ts";

/** How long those notified have to buy the units before the next are notified. */
const PAUSE_HOURS = 12;

type BatchWorkerParts = {
  database: Pick<ShopDatabase, "server" | "deriveKey">;
  logger: Logger;
};

/**
 * Return the workers that repeat one statement until nothing is due: they cancel unpaid orders and release their units,
 * notify who waits for a size and color that has free units again, and invite the buyers of delivered orders to review.
 */
export function batchWorkers({ database, logger }: BatchWorkerParts): Worker[] {
  const { server } = database;
  const payments = withFaultPoints("orderPayments", supabaseOrderPaymentStore(server));
  const requests = withFaultPoints("stockRequests", supabaseStockRequestQueue(server));
  const invitations = withFaultPoints("reviewInvitations", supabaseReviewInvitationQueue(server));

  const round =
    (size: number, message: string, step: (maxCount: number) => Promise<number>) =>
    (isStopping: () => boolean) =>
      inBatches(
        async (maxCount) => {
          const count = await step(maxCount);
          if (count > 0) logger.info({ count }, message);
          return count;
        },
        isStopping,
        { size },
      );

  const { create } = ownTokens(database).reviewTokens;
  return [
    {
      name: "order-expiry",
      failure: "unpaid orders could not be read",
      round: round(20, "orders were not paid in time", payments.expire),
    },
    {
      name: "stock-notifications",
      failure: "who waits for stock could not be read",
      round: round(100, "people were notified that stock is back", (maxCount) =>
        requests.notify(maxCount, PAUSE_HOURS),
      ),
    },
    {
      name: "review-invitations",
      failure: "who is to be invited could not be read",
      round: round(100, "buyers were invited to review", (maxCount) =>
        invitations.invite(Array.from({ length: maxCount }, create)),
      ),
    },
  ];
}
