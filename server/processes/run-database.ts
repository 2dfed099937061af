import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { startWatchdog } from "../runtime/watchdog.ts";
import { hasDatabaseSocket } from "./database-socket.ts";
import { followSupervisor } from "./follow-supervisor.ts";
import { startDatabase } from "./start-database.ts";

/** No query of this shop takes this much CPU time: the watchdog kills the process, and the supervisor restarts it. */
const LIMITS = { heartbeatMs: 500, cpuMs: 5000, maxMissedHeartbeats: 40 };

const SOCKET_CHECK_MS = 5000;

/** Run the embedded database under its supervisor. Throws a StartupError. */
export async function runDatabase(environment: Environment, logger: Logger): Promise<void> {
  const opened = startDatabase(environment, logger);
  let isStopping = false;
  followSupervisor({
    onMessage() {},
    async onStop() {
      isStopping = true;
      await (await opened).stop();
    },
  });
  const { ready } = await opened;
  startWatchdog(LIMITS);
  // Old files in the temporary folder may be removed: open connections go on, but no new one reaches the database.
  setInterval(() => {
    if (isStopping || hasDatabaseSocket(ready.socket)) return;
    logger.error("the database's socket was removed: its process ends, to be started again");
    process.exit(1);
  }, SOCKET_CHECK_MS);
  process.send?.(ready);
}
