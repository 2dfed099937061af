import type { Verdict } from "#app/domain/payment/payment-verdict.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";

type Returns = Pick<PaymentDesk, "findReceipt" | "confirm">;

type ReturnLimit = {
  /** Whether a reference has this shop's checksum. */
  isOwn(reference: string): boolean;
  /** Count one return. Throws a ShopError `TOO_MANY_REQUESTS`. */
  take(): Promise<void>;
  giveBack(): unknown;
};

/** `unresolved` may mean that the database was not reached. */
function provesCheckout(verdict: Verdict): boolean {
  if (verdict.kind === "approved") return true;
  return !["checkout_not_found", "unresolved", "not_configured"].includes(verdict.failure);
}

/**
 * Limit a client's returns with invented references. References with our checksum always pass. Others are counted by
 * the receipt look-up, which every return does first, and given back when they name an order or checkout: those were
 * created with an earlier key.
 */
export function limitReturns(desk: Returns, limit: ReturnLimit): Returns {
  return {
    async findReceipt(reference) {
      if (limit.isOwn(reference)) return desk.findReceipt(reference);
      await limit.take();
      const order = await desk.findReceipt(reference);
      if (order) await limit.giveBack();
      return order;
    },
    confirm(reference, transactionId) {
      const confirmation = desk.confirm(reference, transactionId);
      if (limit.isOwn(reference)) return confirmation;
      const verdict = confirmation.verdict.then((found) => {
        if (provesCheckout(found)) limit.giveBack();
        return found;
      });
      return { ...confirmation, verdict };
    },
  };
}
