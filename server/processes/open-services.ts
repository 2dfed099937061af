import { supabaseConsistencyStore } from "#app/data/server/consistency-store.ts";
import { supabaseReversalStore } from "#app/data/server/reversal-store.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { pollCacheVersion } from "../catalogue/poll-cache-version.ts";
import {
  type ConsistencyChecks,
  createConsistencyChecks,
} from "../consistency/create-consistency-checks.ts";
import { type Backend, type DatabaseLink, openBackend } from "../database/backend.ts";
import { createShopMetrics, type ShopMetrics } from "../http/metrics/shop-metrics.ts";
import { type Invoices, openInvoices } from "../invoices/open-invoices.ts";
import { openPayments, type Payments } from "../payment/open-payments.ts";
import { originOf } from "../payment/own-origin.ts";
import { createReversalDesk, type ReversalDesk } from "../payment/reversal-desk.ts";
import { offersSandbox } from "../payment/sandbox-offer.ts";
import type { Environment } from "../runtime/environment.ts";
import { enableFaultPoints, withFaultPoints } from "../runtime/fault-points.ts";
import type { Logger } from "../runtime/logger.ts";

/** What pages, the API for staff and workers of one shop share. */
export type Services = {
  environment: Environment;
  backend: Backend;
  payments: Payments;
  /** Null without a database or payment provider. */
  reversals: ReversalDesk | null;
  invoices: Invoices;
  /** Null without a database. */
  consistency: ConsistencyChecks | null;
  version: CacheVersion;
  /** The shop's URL. */
  url: string;
  logger: Logger;
  metrics: ShopMetrics;
};

type ServiceParts = Pick<Services, "environment" | "logger"> & {
  /** The port that the shop listens on. */
  port: number;
  openDatabase: () => Promise<DatabaseLink>;
};

/** Open the database and what works on it. Throws a StartupError. */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { environment, port, openDatabase, logger } = parts;
  const url = environment.storeUrl ?? originOf(environment.host, port);
  const backend = await openBackend(environment, url, openDatabase);
  if (environment.hasFaultPoints && offersSandbox(environment)) {
    const databasePid = () => backend.embedded?.pid();
    enableFaultPoints({ dataDir: environment.dataDir, databasePid });
  }
  const metrics = createShopMetrics(backend, environment.backup);
  const payments = openPayments({ environment, backend, port, logger, metrics });
  const { provider, clock } = payments;
  const invoices = await openInvoices({ environment, backend, logger });
  const store = backend.database && supabaseReversalStore(backend.database.server);
  return {
    environment,
    backend,
    payments,
    reversals:
      store &&
      provider &&
      createReversalDesk({
        reversals: withFaultPoints("reversals", store),
        provider,
        logger,
        clock,
      }),
    invoices,
    consistency:
      backend.database &&
      createConsistencyChecks({
        store: supabaseConsistencyStore(backend.database.server),
        logger,
        registry: metrics.registry,
      }),
    version: pollCacheVersion(backend, logger),
    url,
    logger,
    metrics,
  };
}
