import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { FailedReturn, PaymentFailure, Refund } from "#app/domain/payment/payment-verdict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { isAbout } from "#app/payments/is-about.ts";
import { judgePayment } from "#app/payments/judge-payment.ts";
import type { Confirmation } from "#app/payments/payment-desk.ts";
import type {
  FailedPayment,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";
import { returnPayment } from "./return-payment.ts";

export type ConfirmationParts = { store: CheckoutStore; provider: PaymentProvider; logger: Logger };

/** The outcome of a return before its order is written. */
export type ReturnOutcome =
  | { kind: "settled"; order: Order }
  | { kind: "approved"; payment: ProviderPayment }
  | FailedReturn;

/** A checkout's reference and the payment that a return names. */
export type OwnPayment = { reference: string; transactionId: string };

/** Return a failed confirmation; `isUncharged`: this payment moved no money. */
export const failed = (
  failure: PaymentFailure,
  refund: Refund | null = null,
  isUncharged = false,
): FailedReturn => ({ kind: "failed", failure, refund, ...(isUncharged && { isUncharged }) });

/** The answer to a return where no payment can be confirmed. */
export function failedConfirmation(failure: PaymentFailure): Confirmation {
  const result = Promise.resolve(failed(failure));
  return { verdict: result, settlement: result };
}

/**
 * Compare an approved payment with our record (total in cents). A payment that is ours but not as requested is
 * returned.
 */
export async function judgeApproval(
  parts: ConfirmationParts,
  payment: ProviderPayment,
  own: OwnPayment & { total: number },
): Promise<ReturnOutcome> {
  const judgement = judgePayment(payment, own);
  if (judgement === "match") return { kind: "approved", payment };
  parts.logger.warn(
    { reference: own.reference, judgement },
    "approved payment does not match its checkout",
  );
  if (judgement === "reference" || judgement === "transaction") {
    // The answer is about another payment: this checkout stays as it was.
    await parts.store.unpin(own.reference, own.transactionId);
    return failed("mismatch");
  }
  return failed("mismatch", await returnPayment(parts, own, "mismatch"));
}

/**
 * Fail the checkout only when the answer names exactly this payment: a forged return may carry another's declined id.
 */
async function handleDecline(
  { store }: ConfirmationParts,
  decline: { kind: "declined" | "cancelled" } & FailedPayment,
  own: OwnPayment,
): Promise<ReturnOutcome> {
  if (!isAbout(decline, own)) {
    await store.unpin(own.reference, own.transactionId);
    return failed("mismatch");
  }
  const isUncharged = await store.fail(
    own.reference,
    decline.kind,
    own.transactionId,
    !decline.wasAuthorized,
  );
  return failed(decline.kind, null, isUncharged);
}

async function confirmWithProvider(
  parts: ConfirmationParts,
  own: OwnPayment & { total: number },
): Promise<ReturnOutcome> {
  const { store, provider } = parts;
  const answer = await provider.confirm(own.transactionId, own.reference);
  switch (answer.kind) {
    case "approved":
      return judgeApproval(parts, answer.payment, own);
    case "declined":
    case "cancelled":
      return handleDecline(parts, answer, own);
    case "unknown":
      await store.unpin(own.reference, own.transactionId);
      return failed("unknown");
    case "pending":
    case "unresolved": {
      // Not a decline: the stock stays held until the answer is final. Another server may have received the only proper
      // answer, for a second Confirm may be answered with an error page.
      const order = await store.findReceipt(own.reference);
      return order ? { kind: "settled", order } : failed(answer.kind);
    }
  }
}

/**
 * Process a return: pin the stock, then capture the payment (docs/architecture.md, "A payment"). Without stock, or with a
 * discount code that is used up, the provider is not called and reverses the payment itself after five minutes (PayPhone
 * documentation). Throws only when the database is unreachable.
 */
export async function processReturn(
  parts: ConfirmationParts,
  reference: string,
  transactionId: string,
): Promise<ReturnOutcome> {
  // PayPhone may answer anything to an impossible id: it is not called, and no stock is held.
  if (!parts.provider.accepts(transactionId)) return failed("unknown");
  const pin = await parts.store.pin(reference, transactionId).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === "CHECKOUT_NOT_FOUND") return null;
    throw error;
  });
  if (pin === null) return failed("checkout_not_found");
  if (pin.outcome === "settled") return { kind: "settled", order: pin.order };
  if (pin.outcome === "failed") return failed(pin.failure, pin.refund, pin.isUncharged);
  if (pin.outcome !== "pinned") return failed(pin.outcome);
  return confirmWithProvider(parts, { reference, transactionId, total: pin.total });
}
