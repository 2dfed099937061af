import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { DatabaseLink } from "../database/backend.ts";
import { requireKeys } from "../database/require-keys.ts";
import { requireMigrations } from "../database/require-migrations.ts";
import { listen } from "../http/listen.ts";
import { offersSandbox, rejectPublicSandbox } from "../payment/sandbox-offer.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { configureShop } from "./configure-shop.ts";
import type { Host } from "./create-host.ts";
import { openHost } from "./open-host.ts";
import { openServices, type Services } from "./open-services.ts";
import { openShop } from "./open-shop.ts";
import { startWorkers } from "./start-workers.ts";

const STOP_TIMEOUT_MS = 10_000;

type StartParts = {
  environment: Environment;
  logger: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built client files; null when the development server serves them. */
  clientDir: string | null;
  /** Resolves when the embedded database is ready. Called in embedded mode only. */
  openDatabase: () => Promise<DatabaseLink>;
  /** Called with the port once the server listens. */
  onListening?: (port: number) => void;
  /** Middleware before the shop: the development server's. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

async function configureDatabase({ environment, backend, logger }: Services) {
  const { mode, database } = backend;
  if (!database) return null;
  const { server } = database;
  const { checkoutsPerIp } = environment;
  // First: settings that are sent again would outlive a rejected start. The embedded database has made its keys, and has just
  // applied its migrations.
  if (mode === "hosted") {
    await Promise.all([
      requireKeys(database),
      requireMigrations(server, "supabase/migrations", logger),
    ]);
  }
  return configureShop({ server, checkoutsPerIp, logger });
}

export type RunningShop = Awaited<ReturnType<typeof startShop>>;

/**
 * Start the shop: port, database, payment, pages. It listens first, so that a second start fails before it opens the data; early requests
 * wait. Throws a StartupError.
 */
export async function startShop(parts: StartParts) {
  const { environment, build, clientDir, onListening, before } = parts;
  rejectPublicSandbox(environment);
  let isStopping = false;
  const opened = Promise.withResolvers<Host>();
  let host: Host | null = null;
  const answer = getRequestListener((request, bindings) => {
    // `listen` speaks HTTP/1 only. A synchronous response is sent without a promise.
    const bound = bindings as HttpBindings;
    return host?.fetch(request, bound) ?? opened.promise.then((open) => open.fetch(request, bound));
  });
  const listener: RequestListener = before
    ? (request, response) => before(request, response, () => void answer(request, response))
    : answer;
  const { port, close } = await listen(listener, environment.port, environment.host);
  onListening?.(port);
  try {
    const services = await openServices({ ...parts, port });
    const { url, backend, invoices } = services;
    const configuration = await configureDatabase(services);
    const shop = openShop(services);
    host = await openHost({ ...services, shop, build, clientDir, isStopping: () => isStopping });
    opened.resolve(host);
    const stopWorkers = startWorkers(services, shop.paymentDesk);
    return {
      /** The shop's public URL. */
      url,
      mode: backend.mode,
      /** Whether payments are made in the sandbox. */
      isSandbox: offersSandbox(environment),
      /** Whether invoices are those of the SRI's sandbox. */
      hasTestInvoices: invoices.services.sandbox !== null,
      owner: backend.owner,
      /** Finishes current requests. */
      async stop(): Promise<void> {
        isStopping = true;
        await setTimeout(environment.drainSeconds * 1000);
        await Promise.all([configuration?.stop(0), stopWorkers(), close(STOP_TIMEOUT_MS)]);
      },
    };
  } catch (error) {
    await close(0);
    throw error;
  }
}
