import type { HandSettlement } from "#app/data/staff-payment-store.ts";
import type { Order } from "#app/domain/order.ts";
import type { PaymentDifference } from "#app/domain/payment-check.ts";
import { Refusal } from "#app/domain/refusal.ts";
import { isTransactionId } from "#app/domain/transaction-id.ts";
import { type ExpectedPayment, judgePayment } from "#app/payments/judge-payment.ts";
import { askAboutPayment } from "./ask-about-payment.ts";
import type { StaffPaymentParts } from "./staff-payment-parts.ts";

const contradicted = (difference: PaymentDifference) =>
  new Refusal("PAYMENT_CONTRADICTED", "PayPhone describes this payment differently.", difference);

/**
 * Captures what the query calls approved: nobody may have confirmed it, and PayPhone would return it after five minutes.
 * No answer changes nothing, for a second Confirm may be answered with an error page (fact sheet, section 5).
 */
async function capture(
  { provider, checkouts }: StaffPaymentParts,
  own: ExpectedPayment,
): Promise<void> {
  const { reference, transactionId } = own;
  const answer = await provider?.confirm(transactionId, reference);
  if (answer?.kind === "approved") {
    const judgement = judgePayment(answer.payment, own);
    if (judgement !== "match") throw contradicted(judgement);
  }
  if (answer?.kind !== "declined" && answer?.kind !== "cancelled") return;
  if (answer.reference !== reference || answer.transactionId !== transactionId) return;
  await checkouts.fail(reference, answer.kind, transactionId);
  throw contradicted("cancelled");
}

/** What is known of a payment about which only staff have spoken. */
const asStaffSay = (own: ExpectedPayment, sandbox: boolean) => ({
  transactionId: own.transactionId,
  reference: own.reference,
  amount: own.total,
  currency: "USD",
  authorizationCode: null,
  cardBrand: null,
  lastDigits: null,
  sandbox,
});

/** Implements `StaffPaymentDesk.settle`. Everything is compared before anything is written. */
export async function settleByHand(
  parts: StaffPaymentParts,
  settlement: HandSettlement & { note: string },
): Promise<Order> {
  const { payments, provider, isSandbox, logger } = parts;
  const { reference, transactionId, staffId, note } = settlement;
  if (!isTransactionId(transactionId, isSandbox)) {
    throw new Refusal("INVALID_TRANSACTION", "A transaction id is a whole number.");
  }
  const { total, status } = await payments.find(reference);
  const own = { reference, transactionId, total };
  // A settled checkout has its answer already: the database compares the transaction.
  const finding =
    status === "settled" ? ({ kind: "silent" } as const) : await askAboutPayment(provider, own);
  if (finding.kind === "differs") throw contradicted(finding.difference);
  if (finding.kind === "silent" && status !== "settled" && note.trim() === "") {
    throw new Refusal("REASON_REQUIRED", "PayPhone gave no answer. Please say why.", "note");
  }
  const prepared = await payments.prepare(settlement, isSandbox);
  if (prepared.outcome === "settled") return prepared.order;
  if (finding.kind === "agrees") await capture(parts, own);
  const isAgreed = finding.kind === "agrees";
  const payment = isAgreed ? finding.payment : asStaffSay(own, isSandbox);
  const answer = isAgreed ? "agreed" : "silent";
  const order = await payments.settle(settlement, payment, answer, note);
  logger.warn({ reference, transactionId, staffId, answer }, "staff settled a payment by hand");
  return order;
}
