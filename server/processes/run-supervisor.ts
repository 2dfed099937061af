import { spawn } from "node:child_process";
import type { DatabaseReady } from "../database/database-ready.ts";
import type { Logger } from "../runtime/logger.ts";
import { removeDatabaseSocket } from "./database-socket.ts";
import { type SupervisedProcess, stopInOrder, superviseProcess } from "./supervise-process.ts";

/**
 * Milliseconds for shop and database together: the shop drains and finishes its current requests, then the database makes its last
 * checkpoint. Less than systemd and Docker give (docs/deploy).
 */
export const STOP_TIMEOUT_MS = 28_000;

type SupervisorParts = {
  /** The built server's file. */
  script: string;
  logger: Logger;
};

/**
 * Run the shop and its embedded database as two child processes, and restart either when it ends. Before the shop has opened once, the end of
 * a child ends the start; the child has printed the reason.
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
        if (ready) removeDatabaseSocket(ready.socket).catch(() => {});
        ready = null;
        endFailedStart();
      },
      mayRestart,
      logger,
    });
  }

  const shop = superviseProcess({
    name: "shop",
    // A restarted shop keeps the port that PORT=0 was given.
    spawn: () => spawnRole("shop", port === null ? {} : { PORT: String(port) }),
    isReady: ({ type }) => type === "shop-open",
    onMessage(message) {
      if (message.type === "shop-listening") {
        port = message.port;
        // Only now, so that a second start fails at the port and not at the data.
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
      await stopInOrder(database ? [shop, database] : [shop], STOP_TIMEOUT_MS);
      process.exit(0);
    });
  }
}
