import type { Environment } from "../runtime/environment.ts";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger, type Logger } from "../runtime/logger.ts";
import { StartupError } from "../runtime/startup-error.ts";

const [, script = "", role] = process.argv;

// Orders and sessions are for the shop's user alone, also in what libraries write.
process.umask(0o077);

/** Run the role of this process. Each imports only what it needs. */
async function run(environment: Environment, logger: Logger): Promise<void> {
  if (role === "database") {
    const { runDatabase } = await import("./run-database.ts");
    return runDatabase(environment, logger);
  }
  if (role === undefined && environment.supabase.mode === "embedded") {
    const { prepareBackupFolder } = await import("../database/backup/prepare-backup-folder.ts");
    // Only here: a disk that fails later ends no restart of the database.
    if (environment.backup) await prepareBackupFolder(environment.backup.folder);
    const { runSupervisor } = await import("./run-supervisor.ts");
    return runSupervisor({ script, logger });
  }
  const { runShop, runSupervisedShop } = await import("./run-shop.ts");
  return role === "shop" ? runSupervisedShop(environment, logger) : runShop(environment, logger);
}

try {
  const environment = parseEnvironment(process.env);
  await run(environment, createLogger(environment.logLevel));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
