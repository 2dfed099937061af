import type { RetentionStore } from "#app/data/server/retention-store.ts";
import type { Retention } from "#app/domain/retention.ts";
import type { Logger } from "../runtime/logger.ts";
import { removeOldMailFiles } from "./remove-old-mail-files.ts";

type RetentionParts = {
  store: RetentionStore;
  retention: Retention;
  /** The folder of the file transport. */
  outboxFolder: string;
  logger: Logger;
  /** Epoch milliseconds. */
  clock: () => number;
};

const DAY_MS = 24 * 3_600_000;
/** A statement takes milliseconds, so checkouts never wait for it. */
const ROWS_PER_STATEMENT = 100;
/** The first round after years without retention is spread over hours. */
const STATEMENTS_PER_ROUND = 50;

async function inBatches(
  removeSome: (maxCount: number) => Promise<number>,
  isStopping: () => boolean,
): Promise<number> {
  let removed = 0;
  for (let statement = 0; statement < STATEMENTS_PER_ROUND && !isStopping(); statement += 1) {
    const count = await removeSome(ROWS_PER_STATEMENT);
    removed += count;
    if (count < ROWS_PER_STATEMENT) break;
  }
  return removed;
}

/**
 * Run one round of retention: erase the personal data of old unsettled checkouts, delete old sent emails, old proofs of payment, requests for stock and invitations to review that are over, and old files
 * of the file transport. Return how many of each; `isStopping` is checked before each step.
 * Throws when the database or the folder does not answer; what was removed by then stays removed.
 */
export async function applyRetention(
  { store, retention, outboxFolder, logger, clock }: RetentionParts,
  isStopping: () => boolean,
): Promise<{
  checkouts: number;
  mails: number;
  proofs: number;
  stockRequests: number;
  reviewInvitations: number;
  files: number;
}> {
  const { checkoutDays, mailDays } = retention;
  const checkouts = await inBatches(
    (maxCount) => store.eraseUnsettledCheckouts(checkoutDays, maxCount),
    isStopping,
  );
  const mails = await inBatches(
    (maxCount) => store.deleteSentMails(mailDays, maxCount),
    isStopping,
  );
  const proofs = await inBatches(
    (maxCount) => store.deleteOldProofs(mailDays, maxCount),
    isStopping,
  );
  const stockRequests = await inBatches(
    (maxCount) => store.deleteStockRequests(mailDays, maxCount),
    isStopping,
  );
  const reviewInvitations = await inBatches(
    (maxCount) => store.deleteReviewInvitations(mailDays, maxCount),
    isStopping,
  );
  const files = await removeOldMailFiles(outboxFolder, clock() - mailDays * DAY_MS, isStopping);
  const removed = { checkouts, mails, proofs, stockRequests, reviewInvitations, files };
  if (Object.values(removed).some((count) => count > 0))
    logger.info({ removed }, "data that is no longer needed went");
  return removed;
}
