import path from "node:path";
import { createFileStore, createPayphoneSandbox } from "@gemma-luce/payphone-sandbox";
import type { Hono } from "hono";
import { supabaseServiceStore } from "#app/data/server/service-store.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { createPayphone } from "#app/payments/payphone/payphone.ts";
import { PAYPHONE_URLS } from "#app/payments/payphone/payphone-urls.ts";
import { SANDBOX_IDS } from "#app/payments/payphone/transaction-number.ts";
import type { Backend } from "../database/backend.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import type { Environment } from "../runtime/environment.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import type { Logger } from "../runtime/logger.ts";
import { logUnanswered } from "./log-unanswered.ts";
import { ownOrigin } from "./own-origin.ts";
import { offersSandbox } from "./sandbox-offer.ts";
import { sandboxToken } from "./sandbox-token.ts";

const SANDBOX_PATH = "/payphone-sandbox";
/** Confirm may take this long on a bad day (fact sheet, section 8). */
const REQUEST_TIMEOUT_MS = 15_000;
/** The sandbox has no rate limit, and recovery tests must be fast. */
const SANDBOX_SALE_INTERVAL_MS = 20;
const STORE_ID = "sandbox";

type PaymentParts = { environment: Environment; port: number };

export type Payments = {
  /** Null when the shop cannot take payments. */
  provider: PaymentProvider | null;
  sandbox: Hono | null;
  /** The clock of PayPhone's day, in epoch milliseconds; tests set the sandbox's. */
  clock: () => number;
};

/** Open the provider that a sandbox stands in for: `cdnUrl` is for browsers, `url` for this server. */
function sandboxProvider(token: string, cdnUrl: string, url: string): PaymentProvider {
  const provider = createPayphone({
    token,
    storeId: STORE_ID,
    cdnUrl,
    payUrl: url,
    boxUrl: url,
    timeoutMs: REQUEST_TIMEOUT_MS,
    saleIntervalMs: SANDBOX_SALE_INTERVAL_MS,
    sandbox: true,
  });
  return withFaultPoints("provider", provider);
}

function joinSandbox({
  url,
  token,
  clockOffsetMs,
}: NonNullable<Environment["sharedSandbox"]>): Payments {
  const clock = () => Date.now() + clockOffsetMs;
  return { provider: sandboxProvider(token, url, url), sandbox: null, clock };
}

function openSandbox({ environment, port }: PaymentParts): Payments {
  const folder = path.join(environment.dataDir, "payphone-sandbox");
  const token = sandboxToken(folder);
  const { app, now } = createPayphoneSandbox({
    token,
    storeId: STORE_ID,
    responseUrl: "/confirmation",
    store: createFileStore(folder),
    transactionIds: SANDBOX_IDS,
    clock: Date.now,
    controls: environment.hasFaultPoints,
  });
  // The server calls its sandbox on loopback, whatever proxy is in front of the shop.
  const ownUrl = ownOrigin(environment.host, port) + SANDBOX_PATH;
  // A path: the script loads from the page's origin, whatever its host name.
  return { provider: sandboxProvider(token, SANDBOX_PATH, ownUrl), sandbox: app, clock: now };
}

function choosePayments(parts: PaymentParts): Payments {
  const { environment } = parts;
  if (environment.payphone) {
    const provider = createPayphone({
      ...environment.payphone,
      ...PAYPHONE_URLS,
      timeoutMs: REQUEST_TIMEOUT_MS,
      sandbox: false,
    });
    return { provider, sandbox: null, clock: Date.now };
  }
  if (environment.sharedSandbox) return joinSandbox(environment.sharedSandbox);
  if (offersSandbox(environment)) return openSandbox(parts);
  return { provider: null, sandbox: null, clock: Date.now };
}

/**
 * Return how the shop takes payments: PayPhone when its token is set, else the sandbox where it is offered
 * (`offersSandbox`), else nothing.
 */
export function openPayments(
  parts: PaymentParts & {
    backend: Pick<Backend, "database">;
    logger: Logger;
    metrics: Pick<ShopMetrics, "unanswered">;
  },
): Payments {
  const { backend, logger, metrics } = parts;
  const payments = choosePayments(parts);
  const { provider } = payments;
  const service = backend.database && supabaseServiceStore(backend.database.server);
  const alertOwner = async () => service?.alertOwner("payphone_token_rejected");
  return {
    ...payments,
    provider: provider && logUnanswered(provider, { logger, metrics, alertOwner }),
  };
}
