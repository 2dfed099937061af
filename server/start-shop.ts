import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import packageJson from "../package.json" with { type: "json" };
import { type Backend, openBackend } from "./backend.ts";
import { startBackups } from "./backup/start-backups.ts";
import type { Environment } from "./environment.ts";
import { createClientLimits } from "./http/client-limits.ts";
import { closeServer } from "./http/close-server.ts";
import { createHost, type Host } from "./http/create-host.ts";
import { listen } from "./http/listen.ts";
import type { Logger } from "./logger.ts";
import { openShop } from "./open-shop.ts";
import { openPayments } from "./payment/open-payments.ts";
import { startWorkers } from "./start-workers.ts";

const STOP_PATIENCE_MS = 10_000;

export type RunningShop = {
  /** The address shoppers use. */
  url: string;
  way: Backend["way"];
  owner: Backend["owner"];
  /** Finishes the requests under way, closes the database. */
  stop(): Promise<void>;
};

export type StartParts = {
  environment: Environment;
  logger: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built browser files; null while the development server serves them. */
  clientDir: string | null;
  /** Sees every request before the shop does: the development server's own files. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

function shopAddress(environment: Environment, port: number): string {
  const host = environment.host.includes(":") ? `[${environment.host}]` : environment.host;
  return environment.storeUrl ?? `http://${host}:${port}`;
}

/**
 * Takes the settings and the built pages, and opens the shop: port, database, payment, pages.
 * The port is taken first, so that a second start fails before it touches the data; requests that come early wait.
 * Throws a StartupError in words for the person who started it.
 */
export async function startShop(parts: StartParts): Promise<RunningShop> {
  const { environment, logger, build, clientDir, before } = parts;
  const opening = Promise.withResolvers<Host>();
  const answer = getRequestListener(async (request, bindings) =>
    (await opening.promise).fetch(request, bindings),
  );
  const listener: RequestListener = before
    ? (request, response) => before(request, response, () => void answer(request, response))
    : answer;
  const { server, port } = await listen(listener, environment.port, environment.host);
  const url = shopAddress(environment, port);
  try {
    const backend = await openBackend(environment, url, logger);
    const { provider, sandbox, instrument } = openPayments({ environment, backend, port });
    const shop = await openShop({ backend, provider, logger, instrument });
    opening.resolve(
      createHost({
        backend,
        shop,
        sandbox,
        build,
        clientDir,
        version: packageJson.version,
        limits: createClientLimits(environment.checkoutsPerIp),
        trustedProxies: environment.trustedProxies,
      }),
    );
    const desk = shop.paymentDesk;
    const work = { environment, backend, provider, desk, url, logger, instrument };
    const stopWorkers = startWorkers(work);
    const stopBackups = await startBackups({ environment, backend, logger });
    return {
      url,
      way: backend.way,
      owner: backend.owner,
      async stop() {
        await Promise.all([stopWorkers(), stopBackups(), closeServer(server, STOP_PATIENCE_MS)]);
        await backend.close();
      },
    };
  } catch (error) {
    await closeServer(server, 0);
    throw error;
  }
}
