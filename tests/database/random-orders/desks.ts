import type { SigningCertificate, SriClient } from "@gemma-luce/sri";
import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { supabaseOrderActionStore } from "#app/data/server/order-action-store.ts";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseOutbox } from "#app/data/server/outbox.ts";
import { supabaseOwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { supabasePaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import { supabasePrivacyStore } from "#app/data/server/privacy-store.ts";
import { supabaseRecoveryQueue } from "#app/data/server/recovery-queue.ts";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import { supabaseStaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import { supabaseTaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { documentSigner } from "#server/invoices/document-signer.ts";
import { issueDocuments } from "#server/invoices/issue-documents.ts";
import { deliverOutbox } from "#server/mail/deliver-outbox.ts";
import { createOrderPayments } from "#server/payment/create-order-payments.ts";
import { createPaymentDesk } from "#server/payment/create-payment-desk.ts";
import { createPaymentCheckDesk } from "#server/payment/payment-check-desk.ts";
import { checkPayments } from "#server/payment/recovery/check-payments.ts";
import { recoverReversals } from "#server/payment/recovery/recover-reversals.ts";
import { createCheckoutRecovery } from "#server/payment/recovery/recover-unresolved.ts";
import { createReversalDesk } from "#server/payment/reversal-desk.ts";
import { createStaffPaymentDesk } from "#server/payment/staff-payment-desk.ts";
import type { Logger } from "#server/runtime/logger.ts";

type DeskParts = {
  client: SupabaseClient;
  provider: PaymentProvider;
  sri: SriClient;
  certificate: SigningCertificate;
  logger: Logger;
};

const goesOn = () => false;

/** Open everything that a server of the shop does with orders. */
export function openDesks({ client, provider, sri, certificate, logger }: DeskParts) {
  const clock = Date.now;
  const store = supabaseCheckoutStore(client);
  const orderPayments = supabaseOrderPaymentStore(client);
  const reversals = supabaseReversalStore(client);
  const checks = supabasePaymentCheckStore(client);
  const documents = supabaseTaxDocumentStore(client);
  const outbox = supabaseOutbox(client);
  const payments = createPaymentDesk({ store, provider, logger });
  const reversing = createReversalDesk({ reversals, provider, logger, clock });
  const checking = createPaymentCheckDesk({ checks, provider, logger });
  const throttle = async () => {};

  async function recover() {
    const queue = supabaseRecoveryQueue(client);
    const parts = { queue, store, provider, desk: payments, clock, logger, throttle };
    const recovery = createCheckoutRecovery(parts);
    // Those that were started go on where the next claim fails.
    await recovery.round(goesOn).finally(recovery.allDone);
  }

  const workers = {
    recover,
    recoverReversals: () =>
      recoverReversals({ reversals, desk: reversing, store, logger, throttle }, goesOn),
    checkPayments: () => checkPayments({ checks, desk: checking, logger }, goesOn),
    expire: () => orderPayments.expire(20),
    issueDocuments: () =>
      issueDocuments(
        {
          store: documents,
          signer: documentSigner({ own: certificate, sandbox: null }),
          services: { sandbox: null, test: sri, production: null },
          pauseSeconds: 0,
          maxUnanswered: 2,
          logger,
        },
        goesOn,
        () => {},
      ),
    deliver: () =>
      deliverOutbox(
        {
          outbox,
          transport: { send: async () => {}, close: () => {} } as never,
          compose: () => ({}) as never,
          logger,
        },
        goesOn,
      ),
    retain: () => supabaseRetentionStore(client).remove("checkouts", 30, 100),
  };

  return {
    store,
    payments,
    orderPayments: createOrderPayments({ store: orderPayments, provider, logger }),
    proofs: orderPayments,
    decisions: supabasePaymentDecisionStore(client),
    actions: supabaseOrderActionStore(client),
    owner: supabaseOwnerOrderStore(client),
    privacy: supabasePrivacyStore(client),
    documents,
    reversing,
    checking,
    staffPayments: createStaffPaymentDesk({
      payments: supabaseStaffPaymentStore(client),
      checkouts: store,
      provider,
      isSandbox: true,
      clock,
      logger,
    }),
    workers,
  };
}
