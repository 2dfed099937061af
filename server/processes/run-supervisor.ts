import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { DatabaseReady } from "../database/database-ready.ts";
import type { Logger } from "../runtime/logger.ts";
import { type SupervisedProcess, superviseProcess } from "./supervise-process.ts";

/** Longer than the shop takes for the requests under way, and the database for its last checkpoint. */
const STOP_PATIENCE_MS = 25_000;

type SupervisorParts = {
  /** The built server's file, which the roles are started from. */
  script: string;
  logger: Logger;
};

/**
 * Runs an embedded shop as two child processes, the shop and its database, and starts either again when it ends. A child that
 * ends before the shop has opened once ends the start: it has said why. Returns when a signal has stopped both.
 */
export function runSupervisor({ script, logger }: SupervisorParts): void {
  let port: number | null = null;
  let ready: DatabaseReady | null = null;
  let database: SupervisedProcess | null = null;
  let isOpen = false;
  let isStopping = false;

  const spawnRole = (role: string, env: Record<string, string> = {}) =>
    spawn(process.execPath, [...process.execArgv, script, role], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  const mayRestart = () => isOpen;
  const endFailedStart = () => {
    if (isOpen || isStopping) return;
    database?.kill();
    shop.kill();
    process.exit(1);
  };

  function startDatabase(): SupervisedProcess {
    return superviseProcess({
      name: "database",
      spawn: () => spawnRole("database"),
      isReady: ({ type }) => type === "database-ready",
      onMessage(message) {
        if (message.type !== "database-ready") return;
        ready = message;
        shop.send(message);
      },
      onExit() {
        const folder = ready && path.dirname(ready.socket);
        ready = null;
        if (folder) rm(folder, { recursive: true, force: true }).catch(() => {});
        endFailedStart();
      },
      mayRestart,
      logger,
    });
  }

  const shop = superviseProcess({
    name: "shop",
    // A shop that starts again keeps the port that a start with PORT=0 has found.
    spawn: () => spawnRole("shop", port === null ? {} : { PORT: String(port) }),
    isReady: ({ type }) => type === "shop-open",
    onMessage(message) {
      if (message.type === "shop-listening") {
        port = message.port;
        // Only now: a second start fails at the port, before it touches the data.
        database ??= startDatabase();
        if (ready) shop.send(ready);
      } else if (message.type === "shop-open") {
        isOpen = true;
        if (ready) ready = { ...ready, owner: { ...ready.owner, password: null } };
      }
    },
    onExit: endFailedStart,
    mayRestart,
    logger,
  });

  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await shop.stop(STOP_PATIENCE_MS);
      await database?.stop(STOP_PATIENCE_MS);
      process.exit(0);
    });
  }
}
