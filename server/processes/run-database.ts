import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { startWatchdog } from "../runtime/watchdog.ts";
import { followSupervisor } from "./follow-supervisor.ts";
import { startDatabase } from "./start-database.ts";

/** No query of this shop takes this much CPU time: the watchdog kills the process, and the supervisor restarts it. */
const LIMITS = { heartbeatMs: 500, cpuMs: 5000, maxMissedHeartbeats: 40 };

/** Run the embedded database under its supervisor. Throws a StartupError. */
export async function runDatabase(environment: Environment, logger: Logger): Promise<void> {
  const opened = startDatabase(environment, logger);
  followSupervisor({
    onMessage() {},
    onStop: async () => (await opened).stop(),
  });
  const { ready } = await opened;
  startWatchdog(LIMITS);
  process.send?.(ready);
}
