import type { Verdict } from "#app/domain/payment-verdict.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";

type Returns = Pick<PaymentDesk, "findReceipt" | "confirm">;

type ReturnLimit = {
  /** Whether a reference carries the checksum of this shop. */
  isOwn(reference: string): boolean;
  /** Counts one return; throws a ShopError `TOO_MANY_REQUESTS` where there is no room for it. */
  take(): Promise<void>;
  giveBack(): unknown;
};

/** Only an answer about the checkout itself shows that there is one; `unresolved` may be a database that was not reached. */
function provesCheckout(verdict: Verdict): boolean {
  if (verdict.kind === "approved") return true;
  return !["checkout_not_found", "unresolved", "not_configured"].includes(verdict.failure);
}

/**
 * Takes the payment desk and one client's limit of invented references; returns what a return may ask of the desk. A reference
 * with our checksum is always looked for. Any other is counted before it is, and given back when it names an order or a
 * checkout after all: one that was made under an earlier key. A return looks for its receipt first, so it is counted there.
 */
export function limitedReturns(desk: Returns, limit: ReturnLimit): Returns {
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
