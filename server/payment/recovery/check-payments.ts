import type { DueCheck, PaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { PaymentCheckDesk } from "../payment-check-desk.ts";

export type PaymentCheckWork = {
  checks: Pick<PaymentCheckStore, "claim" | "release">;
  desk: Pick<PaymentCheckDesk, "check">;
  logger: Logger;
};

/** Two questions each at most: with a round every 15 s this leaves most of Sale's thirty a minute to recovery (fact sheet, section 5). */
const CHECKS_A_ROUND = 2;
const LEASE_SECONDS = 120;
const WAIT_SECONDS = 1800;
/** A payment that PayPhone does not know for a day is one that Sale does not cover. Shipping asks again in any case. */
const PATIENCE_SECONDS = 86_400;

async function checkOne({ checks, desk, logger }: PaymentCheckWork, due: DueCheck): Promise<void> {
  const { orderId, transactionId, ageSeconds } = due;
  const { isAnswered } = await desk.check(orderId);
  if (isAnswered) return;
  const isOver = ageSeconds > PATIENCE_SECONDS;
  if (isOver) logger.warn({ orderId, transactionId }, "a paid order could not be checked");
  await checks.release(orderId, isOver ? null : WAIT_SECONDS);
}

/**
 * Takes one round of orders whose day of payment is over and asks PayPhone about each. One that fails is logged and due
 * again when its lease ends. `isStopping` is asked before each. Throws when no work could be claimed.
 */
export async function checkPayments(
  parts: PaymentCheckWork,
  isStopping: () => boolean,
): Promise<number> {
  const claimed = await parts.checks.claim(CHECKS_A_ROUND, LEASE_SECONDS);
  for (const due of claimed) {
    if (isStopping()) break;
    try {
      await checkOne(parts, due);
    } catch (error) {
      parts.logger.error({ orderId: due.orderId, error }, "a paid order could not be checked");
    }
  }
  return claimed.length;
}
