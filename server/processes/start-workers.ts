import { supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { supabaseCheckoutStore } from "#app/data/server/checkout-store.ts";
import { type OutboxMail, supabaseOutbox } from "#app/data/server/outbox.ts";
import { supabasePaymentCheckStore } from "#app/data/server/payment-check-store.ts";
import { supabaseRecoveryQueue } from "#app/data/server/recovery-queue.ts";
import { supabaseRestoreComparison } from "#app/data/server/restore-comparison.ts";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { invoiceWorker } from "../invoices/invoice-worker.ts";
import { mailComposer } from "../mail/compose-mail.ts";
import { deliverOutbox } from "../mail/deliver-outbox.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { openTransport, outboxFolder } from "../mail/open-transport.ts";
import { createPaymentCheckDesk } from "../payment/payment-check-desk.ts";
import { checkPayments } from "../payment/recovery/check-payments.ts";
import { openJournal } from "../payment/recovery/open-journal.ts";
import { recoveryWorkers } from "../payment/recovery/recovery-workers.ts";
import { startComparison } from "../payment/recovery/start-comparison.ts";
import { offersSandbox } from "../payment/sandbox-offer.ts";
import { applyRetention } from "../privacy/apply-retention.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import type { Logger } from "../runtime/logger.ts";
import { startWorker, type Worker } from "../runtime/start-worker.ts";
import { batchWorkers } from "./batch-workers.ts";
import type { Services } from "./open-services.ts";

const RETENTION_INTERVAL_MS = 3_600_000;
/** All 256 parts take four hours. */
const CONSISTENCY_INTERVAL_MS = 60_000;
const STOP_TIMEOUT_MS = 5000;

function paymentRecovery(
  { payments, reversals, logger }: Services,
  client: SupabaseClient,
  provider: PaymentProvider,
  desk: PaymentDesk,
): Worker[] {
  const { clock } = payments;
  const store = withFaultPoints("store", supabaseCheckoutStore(client));
  const queue = withFaultPoints("queue", supabaseRecoveryQueue(client));
  return recoveryWorkers({
    checkouts: { store, queue, provider, desk, clock, logger },
    reversals: reversals && {
      reversals: withFaultPoints("reversals", supabaseReversalStore(client)),
      desk: reversals,
      store,
      logger,
    },
  });
}

function paymentChecksWorker(
  client: SupabaseClient,
  provider: PaymentProvider,
  logger: Logger,
): Worker {
  const checks = supabasePaymentCheckStore(client);
  const desk = createPaymentCheckDesk({ checks, provider, logger });
  return {
    name: "payment-checks",
    failure: "paid orders could not be read",
    round: (isStopping) => checkPayments({ checks, desk, logger }, isStopping),
  };
}

function outboxWorker(
  { url, logger, environment, invoices, metrics }: Services,
  client: SupabaseClient,
  transport: MailTransport,
): Worker {
  const catalogue = supabaseCatalogue(client);
  const isSandbox = offersSandbox(environment);
  // An email without the owner's notes is better than none.
  const readInformation = () =>
    catalogue.findShopInformation().catch((error) => {
      logger.error({ error }, "an email is sent without the shop's information");
      return undefined;
    });
  const delivery = {
    outbox: withFaultPoints("outbox", supabaseOutbox(client)),
    transport: withFaultPoints("transport", transport),
    compose: async (mail: OutboxMail) => {
      const information = await readInformation();
      return mailComposer(url, { isSandbox, information, documents: invoices.store })(mail);
    },
    logger,
  };
  const name = "outbox";
  return {
    name,
    failure: "the outbox could not be read",
    async round(isStopping) {
      // Batch after batch: stock notifications may be a thousand emails.
      while ((await deliverOutbox(delivery, isStopping)) > 0 && !isStopping()) metrics.worked(name);
    },
  };
}

function retentionWorker({ environment, logger }: Services, client: SupabaseClient): Worker {
  const parts = {
    store: supabaseRetentionStore(client),
    retention: environment.retention,
    outboxFolder: outboxFolder(environment),
    logger,
    clock: Date.now,
  };
  return {
    name: "retention",
    failure: "old personal data could not be removed",
    round: (isStopping) => applyRetention(parts, isStopping),
    pause: () => RETENTION_INTERVAL_MS,
  };
}

function consistencyWorker({ consistency }: Services): Worker[] {
  if (!consistency) return [];
  return [
    {
      name: "consistency",
      failure: "orders, payments and stock could not be checked",
      round: consistency.round,
      pause: () => CONSISTENCY_INTERVAL_MS,
    },
  ];
}

function invoicing({ invoices, logger, metrics }: Services, interval: number): Worker[] {
  const { store, certificate } = invoices;
  if (!store) return [];
  return [
    invoiceWorker({
      ...invoices,
      store,
      certificateEnds: certificate?.validUntil ?? null,
      logger,
      interval,
      onDocument: () => metrics.worked("invoices"),
    }),
  ];
}

/**
 * Start the workers: recovery of open payments, checks of paid orders, expiry of unpaid ones, stock notifications,
 * invitations to review, invoices, emails, retention, checks for contradictions and the comparison after a restore; none without a
 * database. Returns a function that stops them. The next start or another server continues what they leave unfinished.
 */
export function startWorkers(services: Services, desk: PaymentDesk): () => Promise<void> {
  const { backend, environment, payments, logger, metrics } = services;
  const { database } = backend;
  const { provider } = payments;
  if (!database) return async () => {};
  const client = database.server;
  const transport = openTransport(environment);
  const interval = environment.workerSeconds * 1000;
  const workers = [
    ...(provider ? paymentRecovery(services, client, provider, desk) : []),
    ...invoicing(services, interval),
    retentionWorker(services, client),
    ...consistencyWorker(services),
    ...(provider ? [paymentChecksWorker(client, provider, logger)] : []),
    outboxWorker(services, client, transport),
    ...batchWorkers({ database, logger }),
  ];
  const tasks = [
    ...workers.map((worker) => startWorker({ interval, onRound: metrics.worked, logger }, worker)),
    provider &&
      backend.embedded &&
      startComparison({
        environment,
        logger,
        provider,
        comparison: supabaseRestoreComparison(client),
        journal: openJournal(environment, backend),
      }),
  ];
  return async () => {
    await Promise.all(tasks.map((task) => task?.stop(STOP_TIMEOUT_MS)));
    transport.close();
  };
}
