import type { RetentionStore } from "#app/data/server/retention-store.ts";
import type { Retention } from "#app/domain/retention.ts";
import type { Logger } from "../runtime/logger.ts";
import { removeOldMailFiles } from "./remove-old-mail-files.ts";

export type RetentionParts = {
  store: RetentionStore;
  retention: Retention;
  /** Where the file transport keeps e-mails. */
  outboxFolder: string;
  logger: Logger;
  /** Epoch milliseconds. */
  clock: () => number;
};

const DAY_MS = 24 * 3_600_000;
/** One statement takes milliseconds, so that checkouts never wait for it. */
const ROWS_A_STATEMENT = 100;
/** A first round after years without retention is spread over several hours. */
const STATEMENTS_A_ROUND = 50;

async function inBatches(
  removeSome: (maxCount: number) => Promise<number>,
  isStopping: () => boolean,
): Promise<number> {
  let removed = 0;
  for (let statement = 0; statement < STATEMENTS_A_ROUND && !isStopping(); statement += 1) {
    const count = await removeSome(ROWS_A_STATEMENT);
    removed += count;
    if (count < ROWS_A_STATEMENT) break;
  }
  return removed;
}

/**
 * Runs one round of retention: erases the personal data of old unsettled checkouts, deletes old sent e-mails, and removes
 * old files of the file transport. `isStopping` is asked before each step. Returns how many of each went.
 * Throws when the database or the folder cannot be reached; what was removed until then stays removed.
 */
export async function applyRetention(
  { store, retention, outboxFolder, logger, clock }: RetentionParts,
  isStopping: () => boolean,
): Promise<{ checkouts: number; mails: number; files: number }> {
  const { checkoutDays, mailDays } = retention;
  const checkouts = await inBatches(
    (maxCount) => store.eraseUnsettledCheckouts(checkoutDays, maxCount),
    isStopping,
  );
  const mails = await inBatches(
    (maxCount) => store.deleteSentMails(mailDays, maxCount),
    isStopping,
  );
  const files = await removeOldMailFiles(outboxFolder, clock() - mailDays * DAY_MS, isStopping);
  const removed = { checkouts, mails, files };
  if (checkouts + mails + files > 0) logger.info({ removed }, "data that is no longer needed went");
  return removed;
}
