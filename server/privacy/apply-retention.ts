import type { RetentionStore } from "#app/data/server/retention-store.ts";
import type { Retention } from "#app/domain/shop/retention.ts";
import { inBatches } from "../runtime/in-batches.ts";
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
/** As the email says that asks for the confirmation. */
const UNCONFIRMED_DAYS = 30;
/** The first round after years without retention is spread over hours. */
const BATCHES = { size: 100, max: 50 };

/**
 * Run one round of retention: erase the personal data of old unsettled checkouts; delete old emails that were sent or given up, old
 * proofs of payment, requests for stock and invitations to review that are over, unconfirmed addresses of the newsletter, and old
 * files of the file transport. Return how many of each; `isStopping` is checked before each step.
 * Throws when the database or the folder does not answer; what was removed by then stays removed.
 */
export async function applyRetention(
  { store, retention, outboxFolder, logger, clock }: RetentionParts,
  isStopping: () => boolean,
) {
  const { checkoutDays, mailDays } = retention;
  const remove = (kind: Parameters<RetentionStore["remove"]>[0], keepDays = mailDays) =>
    inBatches((maxCount) => store.remove(kind, keepDays, maxCount), isStopping, BATCHES);
  const removed = {
    checkouts: await remove("checkouts", checkoutDays),
    mails: await remove("mails"),
    proofs: await remove("proofs"),
    stockRequests: await remove("stockRequests"),
    subscribers: await remove("subscribers", UNCONFIRMED_DAYS),
    reviewInvitations: await remove("reviewInvitations"),
    files: await removeOldMailFiles(outboxFolder, clock() - mailDays * DAY_MS, isStopping),
  };
  if (Object.values(removed).some((count) => count > 0))
    logger.info({ removed }, "deleted data past its retention period");
  return removed;
}
