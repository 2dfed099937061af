import type { HandSettlement } from "#app/data/server/staff-payment-store.ts";
import type { Order } from "#app/domain/order/order.ts";
import { isTransactionId } from "#app/domain/payment/transaction-id.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import type { ExpectedPayment } from "#app/payments/judge-payment.ts";
import type { Logger } from "../runtime/logger.ts";
import { type CaptureParts, captureByHand, contradictionError } from "./capture-by-hand.ts";
import { queryPayment } from "./query-payment.ts";

export type HandSettlementParts = CaptureParts & {
  /** Whether the provider is the sandbox. */
  isSandbox: boolean;
  logger: Logger;
};

/** The record of a payment that only staff have confirmed. */
const paymentFromStaff = (own: ExpectedPayment, sandbox: boolean) => ({
  transactionId: own.transactionId,
  reference: own.reference,
  amount: own.total,
  currency: "USD",
  authorizationCode: null,
  cardBrand: null,
  lastDigits: null,
  cardType: null,
  sandbox,
});

/**
 * Create the order of a payment that PayPhone's back office shows as captured. Idempotent. Compares everything before
 * writing anything. `note` is the reason, required without an answer of PayPhone. Throws a ShopError when a rule or
 * PayPhone forbids it.
 */
export async function settleByHand(
  parts: HandSettlementParts,
  settlement: HandSettlement & { note: string },
): Promise<Order> {
  const { payments, provider, isSandbox, logger } = parts;
  const { reference, transactionId, staffId } = settlement;
  if (!isTransactionId(transactionId, isSandbox)) {
    throw new ShopError("INVALID_TRANSACTION", "A transaction id is a whole number.");
  }
  const known = await payments.find(reference);
  const { total, status } = known;
  const own = { reference, transactionId, total };
  // The database compares the transaction of a settled checkout.
  const finding =
    status === "settled" ? ({ kind: "silent" } as const) : await queryPayment(provider, own);
  if (finding.kind === "differs") throw contradictionError(finding.difference);
  const note = cleanText(settlement.note);
  if (finding.kind === "silent" && status !== "settled" && note === "") {
    throw new ShopError("REASON_REQUIRED", "PayPhone gave no answer. Please say why.", "note");
  }
  const isAgreed = finding.kind === "agrees";
  const prepared = await payments.prepare(settlement, { isSandbox, isAgreed });
  if (prepared.outcome === "settled") return prepared.order;
  if (isAgreed)
    await captureByHand(parts, { own, known, failure: prepared.failure }, finding.payment);
  const payment = isAgreed ? finding.payment : paymentFromStaff(own, isSandbox);
  const answer = isAgreed ? "agreed" : "silent";
  const order = await payments.settle(settlement, payment, answer, note);
  logger.warn({ reference, transactionId, staffId, answer }, "staff settled a payment by hand");
  return order;
}
