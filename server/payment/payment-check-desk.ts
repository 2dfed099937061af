import type { KnownCheck, PaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import type { Logger } from "../runtime/logger.ts";
import { askAboutPayment, type PaymentQueries } from "./ask-about-payment.ts";

export type PaymentCheckParts = {
  checks: PaymentCheckStore;
  /** Null where no provider is set. */
  provider: PaymentQueries | null;
  logger: Logger;
};

export interface PaymentCheckDesk {
  /** Whether there is a provider that could answer. */
  isConfigured: boolean;
  /**
   * Asks PayPhone about an order's payment and writes the answer down. `isAnswered` says whether PayPhone gave one now: the
   * state may be that of an earlier answer. Throws a ShopError `ORDER_NOT_FOUND`.
   */
  check(orderId: string): Promise<KnownCheck & { isAnswered: boolean }>;
  /** Staff confirm what PayPhone did not answer. Throws a ShopError when a rule says no. */
  vouch(orderId: string, staffId: string): Promise<KnownCheck>;
}

/** Takes the checks, the provider and a logger; returns the desk that staff and the evening's worker share. */
export function createPaymentCheckDesk(parts: PaymentCheckParts): PaymentCheckDesk {
  const { checks, provider, logger } = parts;
  return {
    isConfigured: provider !== null,
    async check(orderId) {
      const known = await checks.find(orderId);
      const { reference, transactionId, total, readAt } = known;
      // Nothing was paid through PayPhone, so there is nothing to ask.
      if (transactionId === null) {
        return { ...known, state: "agrees", difference: null, isAnswered: true };
      }
      const finding = await askAboutPayment(provider, { reference, transactionId, total });
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
    async vouch(orderId, staffId) {
      const known = await checks.vouch(orderId, staffId);
      logger.warn({ orderId, staffId }, "staff confirmed a payment that PayPhone did not answer");
      return known;
    },
  };
}
