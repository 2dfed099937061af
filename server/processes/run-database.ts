import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { startWatchdog } from "../runtime/watchdog.ts";
import { openDatabase } from "./open-database.ts";
import { obeySupervisor } from "./supervised-child.ts";

/** Computing for so long is no query of this shop: it ends the process, and the supervisor starts it again. */
const LIMITS = { heartbeatMs: 500, cpuMs: 5000, maxMissedHeartbeats: 40 };

/** Runs the embedded database under its supervisor. Throws a StartupError when it cannot be opened. */
export async function runDatabase(environment: Environment, logger: Logger): Promise<void> {
  const opening = openDatabase(environment, logger);
  obeySupervisor({
    onMessage() {},
    onStop: async () => (await opening).stop(),
  });
  const { ready } = await opening;
  startWatchdog(LIMITS);
  process.send?.(ready);
}
