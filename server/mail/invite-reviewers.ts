import type { ReviewInvitationQueue } from "#app/data/server/review-invitation-queue.ts";
import type { Logger } from "../runtime/logger.ts";

type InvitingParts = {
  queue: ReviewInvitationQueue;
  createToken: () => string;
  logger: Logger;
};

/** A transaction of milliseconds, so that checkouts never wait for it. */
const ORDERS_PER_STATEMENT = 100;

/**
 * Invite the buyers of orders that were delivered some days ago. Each statement is one transaction, and several servers
 * may run it at once. Ends early when `isStopping()` returns true. Throws when the database does not answer.
 */
export async function inviteReviewers(
  { queue, createToken, logger }: InvitingParts,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const count = await queue.invite(Array.from({ length: ORDERS_PER_STATEMENT }, createToken));
    if (count > 0) logger.info({ count }, "buyers were invited to review");
    if (count < ORDERS_PER_STATEMENT) return;
  }
}
