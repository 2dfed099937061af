import type { FailedReturn, Verdict } from "#app/domain/payment/payment-verdict.ts";
import type { Confirmation, PaymentDesk } from "#app/payments/payment-desk.ts";
import type { FirstIds } from "./first-ids.ts";

type Returns = Pick<PaymentDesk, "findReceipt" | "confirm">;

type ReturnLimit = {
  /** Whether a reference has this shop's checksum. */
  isOwn(reference: string): boolean;
  firstIds: FirstIds;
  /** Count one return. Throws a ShopError `TOO_MANY_REQUESTS`. */
  take(): Promise<void>;
  giveBack(): unknown;
};

const UNKNOWN: FailedReturn = { kind: "failed", failure: "unknown", refund: null };

/** The provider knows no such payment, or it is another's. A payment that is ours and differs has a refund. */
function isInvented(verdict: Verdict): boolean {
  if (verdict.kind === "approved") return false;
  const { failure, refund } = verdict;
  return failure === "unknown" || (failure === "mismatch" && refund === null);
}

/** `unresolved` may mean that the database was not reached. */
function provesCheckout(verdict: Verdict): boolean {
  if (verdict.kind === "approved") return true;
  const { failure } = verdict;
  return !["checkout_not_found", "unresolved", "not_configured", "unknown"].includes(failure);
}

/** Run `then` once the verdict is there. */
function afterVerdict(
  { verdict, settlement }: Confirmation,
  then: (verdict: Verdict) => unknown,
): Confirmation {
  return {
    verdict: verdict.then(async (found) => {
      await then(found);
      return found;
    }),
    settlement,
  };
}

/**
 * Limit a client's returns with invented references or ids. The first id of a reference with our checksum always
 * passes, unless it proved to be invented: a shopper returns with one, however often. Other ids are counted, and given
 * back when they are not invented. Above the limit the provider is not asked. References without our checksum are
 * counted by the receipt look-up, which every return does first, and given back when they name an order or checkout:
 * those were created with an earlier key.
 */
export function limitReturns(desk: Returns, limit: ReturnLimit): Returns {
  function confirmCounted(reference: string, transactionId: string): Confirmation {
    const confirmation = limit.take().then(
      () => desk.confirm(reference, transactionId),
      () => ({ verdict: UNKNOWN, settlement: UNKNOWN }),
    );
    return {
      verdict: confirmation.then(({ verdict }) => verdict),
      settlement: confirmation.then(({ settlement }) => settlement),
    };
  }

  return {
    async findReceipt(reference) {
      if (limit.isOwn(reference)) return desk.findReceipt(reference);
      await limit.take();
      const order = await desk.findReceipt(reference);
      if (order) await limit.giveBack();
      return order;
    },
    confirm(reference, transactionId) {
      const isOwn = limit.isOwn(reference);
      if (isOwn && limit.firstIds.isFirst(reference, transactionId)) {
        return afterVerdict(desk.confirm(reference, transactionId), (verdict) => {
          if (!isInvented(verdict)) return;
          limit.firstIds.reject(reference);
          // Above the limit there is nothing to count.
          return limit.take().catch(() => {});
        });
      }
      const confirm = isOwn ? confirmCounted : desk.confirm;
      return afterVerdict(confirm(reference, transactionId), (verdict) => {
        if (!isInvented(verdict) && (isOwn || provesCheckout(verdict))) limit.giveBack();
      });
    },
  };
}
