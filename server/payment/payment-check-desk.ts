import type { KnownCheck, PaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PaymentQueries, queryPayment } from "./query-payment.ts";

type PaymentCheckParts = {
  checks: PaymentCheckStore;
  /** Null without a provider. */
  provider: PaymentQueries | null;
  logger: Logger;
};

export type PaymentCheckDesk = ReturnType<typeof createPaymentCheckDesk>;

/** Create the desk that staff and the evening's worker share. */
export function createPaymentCheckDesk({ checks, provider, logger }: PaymentCheckParts) {
  return {
    /** Whether there is a provider. */
    isConfigured: provider !== null,
    /**
     * Query an order's payment and record the answer. `isAnswered` is false when PayPhone gave none and the state is an
     * earlier one. Throws a ShopError `ORDER_NOT_FOUND`.
     */
    async check(orderId: string): Promise<KnownCheck & { isAnswered: boolean }> {
      const known = await checks.find(orderId);
      const { reference, transactionId, total, readAt } = known;
      // Not paid through PayPhone.
      if (transactionId === null) {
        return { ...known, state: "agrees", difference: null, isAnswered: true };
      }
      const finding = await queryPayment(provider, { reference, transactionId, total });
      if (finding.kind !== "agrees") {
        logger.warn({ orderId, transactionId, finding }, "a paid order was not confirmed");
      }
      const recorded = await checks.record(
        orderId,
        finding.kind === "differs"
          ? { state: "differs", difference: finding.difference }
          : { state: finding.kind, difference: null },
        readAt,
      );
      return { ...recorded, isAnswered: finding.kind !== "silent" };
    },
    /** Record that staff confirm a payment without PayPhone's answer. Throws a ShopError. */
    async vouch(orderId: string, staffId: string): Promise<KnownCheck> {
      const known = await checks.vouch(orderId, staffId);
      logger.warn({ orderId, staffId }, "staff confirmed a payment that PayPhone did not answer");
      return known;
    },
  };
}
