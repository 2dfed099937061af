import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { Order } from "#app/domain/order.ts";
import type { FailedReturn, PaymentFailure, Refund } from "#app/domain/payment-verdict.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { judgePayment } from "#app/payments/judge-payment.ts";
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefusal,
} from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";
import { returnPayment } from "./return-payment.ts";

export type ConfirmationParts = { store: CheckoutStore; provider: PaymentProvider; logger: Logger };

/** What a return has come to before the order is written. */
export type Standing =
  | { kind: "settled"; order: Order }
  | { kind: "approved"; payment: ProviderPayment }
  | FailedReturn;

type Own = { reference: string; transactionId: string };

export const failed = (failure: PaymentFailure, refund: Refund | null = null): FailedReturn => ({
  kind: "failed",
  failure,
  refund,
});

/**
 * Takes a payment that the provider calls approved and our own record (total in cents), and finds what it is worth.
 * A payment that is ours but not what we asked for is given back.
 */
export async function weighApproval(
  parts: ConfirmationParts,
  payment: ProviderPayment,
  own: Own & { total: number },
): Promise<Standing> {
  const judgement = judgePayment(payment, own);
  if (judgement === "match") return { kind: "approved", payment };
  parts.logger.warn(
    { reference: own.reference, judgement },
    "approved payment does not match its checkout",
  );
  if (judgement === "reference" || judgement === "transaction") {
    // The answer is about somebody else's payment: this checkout is as it was before the question.
    await parts.store.unpin(own.reference, own.transactionId);
    return failed("mismatch");
  }
  return failed(
    "mismatch",
    await returnPayment(parts, own.reference, own.transactionId, "mismatch"),
  );
}

/** A refusal ends the checkout only when it names exactly this payment: a forged return may carry another's refused id. */
async function weighRefusal(
  { store }: ConfirmationParts,
  refusal: { kind: "declined" | "cancelled" } & ProviderRefusal,
  own: Own,
): Promise<Standing> {
  if (refusal.reference !== own.reference || refusal.transactionId !== own.transactionId) {
    await store.unpin(own.reference, own.transactionId);
    return failed("mismatch");
  }
  await store.fail(own.reference, refusal.kind, own.transactionId);
  return failed(refusal.kind);
}

async function askProvider(
  parts: ConfirmationParts,
  own: Own & { total: number },
): Promise<Standing> {
  const { store, provider } = parts;
  const answer = await provider.confirm(own.transactionId, own.reference);
  switch (answer.kind) {
    case "approved":
      return weighApproval(parts, answer.payment, own);
    case "declined":
    case "cancelled":
      return weighRefusal(parts, answer, own);
    case "unknown":
      await store.unpin(own.reference, own.transactionId);
      return failed("unknown");
    case "pending":
    case "unresolved": {
      // Not a decline: the goods stay pinned until the provider has said something final. Another server may have
      // heard the only proper answer, for a second Confirm may be answered with an error page.
      const order = await store.findReceipt(own.reference);
      return order ? { kind: "settled", order } : failed(answer.kind);
    }
  }
}

/**
 * Takes our reference and the provider's transaction id, as a return carried them, and finds what the payment is worth:
 * pins the goods first, then asks the provider to capture (design "Money is never lost", step 3).
 * Without goods the provider is never asked, and it gives the money back by itself after five minutes (PayPhone doc).
 * Throws only when the database cannot be reached.
 */
export async function weighReturn(
  parts: ConfirmationParts,
  reference: string,
  transactionId: string,
): Promise<Standing> {
  // PayPhone may answer an impossible id with anything: it is not asked, and no goods are kept for it.
  if (!parts.provider.accepts(transactionId)) return failed("unknown");
  const pin = await parts.store.pin(reference, transactionId).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === "CHECKOUT_NOT_FOUND") return null;
    throw error;
  });
  if (pin === null) return failed("checkout_not_found");
  if (pin.outcome === "settled") return { kind: "settled", order: pin.order };
  if (pin.outcome === "failed") return failed(pin.failure, pin.refund);
  if (pin.outcome === "stock_gone") return failed("stock_gone");
  return askProvider(parts, { reference, transactionId, total: pin.total });
}
