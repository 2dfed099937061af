import type { DueCheck, PaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { PaymentCheckDesk } from "../payment-check-desk.ts";

type PaymentCheckWork = {
  checks: Pick<PaymentCheckStore, "claim" | "release">;
  desk: Pick<PaymentCheckDesk, "check">;
  logger: Logger;
};

/**
 * At most two queries each: with a round every 15 s most of Sale's thirty a minute stay for recovery (fact sheet,
 * section 5).
 */
const CHECKS_PER_ROUND = 2;
const LEASE_SECONDS = 120;
const WAIT_SECONDS = 1800;
/** Sale does not cover a payment that it has not shown for a day. Shipping checks again in any case. */
const GIVE_UP_AFTER_SECONDS = 86_400;

async function checkOne({ checks, desk, logger }: PaymentCheckWork, due: DueCheck): Promise<void> {
  const { orderId, transactionId, ageSeconds } = due;
  const { isAnswered } = await desk.check(orderId);
  if (isAnswered) return;
  const isOver = ageSeconds > GIVE_UP_AFTER_SECONDS;
  if (isOver) logger.warn({ orderId, transactionId }, "a paid order could not be checked");
  await checks.release(orderId, isOver ? null : WAIT_SECONDS);
}

/**
 * Run one round: check the payments of orders whose day of payment is over. A failed check is logged and due again when
 * its lease ends; `isStopping` is checked before each. Throws when no work could be claimed.
 */
export async function checkPayments(
  parts: PaymentCheckWork,
  isStopping: () => boolean,
): Promise<number> {
  const claimed = await parts.checks.claim(CHECKS_PER_ROUND, LEASE_SECONDS);
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
