import * as build from "virtual:react-router/server-build";
import type { DatabaseLink } from "../database/backend.ts";
import type { DatabaseReady } from "../database/database-ready.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { startWatchdog } from "../runtime/watchdog.ts";
import { followSupervisor } from "./follow-supervisor.ts";
import { type RunningShop, startShop } from "./start-shop.ts";
import { startupBanner } from "./startup-banner.ts";

const CLIENT_DIR = "build/client";
const LIMITS = { heartbeatMs: 1000, maxMissedHeartbeats: 60 };

function announce(shop: RunningShop, environment: Environment): void {
  process.stdout.write(`${startupBanner(shop, environment)}\n`);
}

/** Run the shop under its supervisor, which sends it the endpoint of the embedded database. Throws a StartupError. */
export async function runSupervisedShop(environment: Environment, logger: Logger): Promise<void> {
  const link = Promise.withResolvers<DatabaseLink>();
  let current: DatabaseReady;
  const opened = Promise.withResolvers<RunningShop>();
  followSupervisor({
    onMessage(message) {
      current = message;
      link.resolve(() => current);
    },
    onStop: async () => (await opened.promise).stop(),
  });
  const shop = await startShop({
    environment,
    logger,
    build,
    clientDir: CLIENT_DIR,
    openDatabase: () => link.promise,
    onListening: (port) => process.send?.({ type: "shop-listening", port }),
  });
  opened.resolve(shop);
  startWatchdog(LIMITS);
  process.send?.({ type: "shop-open" });
  announce(shop, environment);
}

/** Run the shop without a supervisor, on a hosted database or none. Throws a StartupError. */
export async function runShop(environment: Environment, logger: Logger): Promise<void> {
  const openDatabase = () => Promise.reject(new Error("There is no embedded database here."));
  const shop = await startShop({ environment, logger, build, clientDir: CLIENT_DIR, openDatabase });
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await shop.stop();
      process.exit(0);
    });
  }
  announce(shop, environment);
}
