import type { SupabaseClient } from "@supabase/supabase-js";
import { supabaseCheckoutStore } from "#app/data/checkout-store.ts";
import { supabaseOutbox } from "#app/data/outbox.ts";
import { supabasePaymentCheckStore } from "#app/data/payment-check-store.ts";
import { supabaseRecoveryQueue } from "#app/data/recovery-queue.ts";
import { supabaseReversalStore } from "#app/data/reversal-store.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import type { Backend } from "./backend.ts";
import { createMaintenance } from "./embedded-supabase/maintain-database.ts";
import type { Environment } from "./environment.ts";
import type { Logger } from "./logger.ts";
import { mailComposer } from "./mail/compose-mail.ts";
import { deliverOutbox } from "./mail/deliver-outbox.ts";
import { openTransport } from "./mail/open-transport.ts";
import type { ShopMetrics } from "./metrics/shop-metrics.ts";
import type { Reversals } from "./payment/open-reversals.ts";
import { createPaymentCheckDesk } from "./payment/payment-check-desk.ts";
import { checkPayments } from "./recovery/check-payments.ts";
import type { Instrument } from "./recovery/fault-points.ts";
import { type PeriodicTask, startPeriodicTask } from "./recovery/periodic-task.ts";
import { recoverReversals } from "./recovery/recover-reversals.ts";
import { recoverUnresolved } from "./recovery/recover-unresolved.ts";

const STOP_PATIENCE_MS = 5000;
const MAINTENANCE_MS = 30_000;

export type WorkerParts = {
  environment: Environment;
  backend: Backend;
  provider: PaymentProvider | null;
  desk: PaymentDesk;
  /** Null where no money can be given back. */
  reversals: Reversals | null;
  /** The shop's own address, for links in e-mails. */
  url: string;
  logger: Logger;
  instrument: Instrument;
  metrics: ShopMetrics;
};

function startRecovery(
  parts: WorkerParts,
  client: SupabaseClient,
  provider: PaymentProvider,
): PeriodicTask {
  const { desk, logger, instrument, environment } = parts;
  const recovery = {
    store: instrument("store", supabaseCheckoutStore(client)),
    queue: instrument("queue", supabaseRecoveryQueue(client)),
    provider,
    desk,
    logger,
  };
  const owed = parts.reversals && {
    reversals: instrument("reversals", supabaseReversalStore(client)),
    desk: parts.reversals.desk,
    store: recovery.store,
    logger,
  };
  return startPeriodicTask(
    async (isStopping) => {
      await recoverUnresolved(recovery, isStopping);
      if (owed) await recoverReversals(owed, isStopping);
      parts.metrics.worked("recovery");
    },
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, "unresolved checkouts could not be read"),
    },
  );
}

/** Without a provider there is nobody to ask: staff confirm each payment themselves. */
function startPaymentChecks(
  { environment, logger, metrics }: WorkerParts,
  client: SupabaseClient,
  provider: PaymentProvider,
): PeriodicTask {
  const checks = supabasePaymentCheckStore(client);
  const desk = createPaymentCheckDesk({ checks, provider, logger });
  return startPeriodicTask(
    async (isStopping) => {
      await checkPayments({ checks, desk, logger }, isStopping);
      metrics.worked("payment-checks");
    },
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, "paid orders could not be read"),
    },
  );
}

function startDelivery(parts: WorkerParts, client: SupabaseClient) {
  const { url, logger, instrument, environment } = parts;
  const transport = openTransport(environment);
  const delivery = {
    outbox: instrument("outbox", supabaseOutbox(client)),
    transport: instrument("transport", transport),
    compose: mailComposer(url),
    logger,
  };
  const task = startPeriodicTask(
    async (isStopping) => {
      await deliverOutbox(delivery, isStopping);
      parts.metrics.worked("outbox");
    },
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, "the outbox could not be read"),
    },
  );
  return { task, transport };
}

function startMaintenance({ backend, logger }: WorkerParts): PeriodicTask | null {
  if (!backend.embedded) return null;
  return startPeriodicTask(createMaintenance(backend.embedded), {
    interval: MAINTENANCE_MS,
    onError: (error) => logger.error({ error }, "the database could not be put in order"),
  });
}

/**
 * Starts what the shop does without being asked: finishing payments that were left open, asking about paid orders in the
 * evening, sending e-mails, and putting its own database in order; nothing where there is no database. Returns a function that stops them; what it leaves unfinished is taken up by the next start or by another server.
 */
export function startWorkers(parts: WorkerParts): () => Promise<void> {
  const { backend, provider } = parts;
  if (!backend.clients) return async () => {};
  const client = backend.clients.server;
  const recovery = provider ? startRecovery(parts, client, provider) : null;
  const checks = provider ? startPaymentChecks(parts, client, provider) : null;
  const { task: delivery, transport } = startDelivery(parts, client);
  const maintenance = startMaintenance(parts);
  return async () => {
    const tasks = [recovery, checks, delivery, maintenance];
    await Promise.all(tasks.map((task) => task?.stop(STOP_PATIENCE_MS)));
    transport.close();
  };
}
