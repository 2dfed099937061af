import { removeSocketFile, writeSocketFile } from "../database/backup/socket-file.ts";
import { startBackups } from "../database/backup/start-backups.ts";
import type { DatabaseReady } from "../database/database-ready.ts";
import { ensureOwner } from "../database/embedded/ensure-owner.ts";
import { createMaintenance } from "../database/embedded/maintain-database.ts";
import { queueSignInMail } from "../database/embedded/queue-sign-in-mail.ts";
import { startEmbeddedSupabase } from "../database/embedded/start-embedded-supabase.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { startPeriodicTask } from "../runtime/periodic-task.ts";
import { serveSupabase } from "./serve-supabase.ts";

const MAINTENANCE_MS = 30_000;
const STOP_TIMEOUT_MS = 5000;

/** Open the embedded Supabase of this process: database, first owner, socket, maintenance and backups. Throws a StartupError. */
export async function startDatabase(environment: Environment, logger: Logger) {
  const supabase = await startEmbeddedSupabase({
    dataDir: environment.dataDir,
    supabaseDir: "supabase",
    siteUrl: environment.storeUrl ?? "http://localhost",
    sendEmail: queueSignInMail,
    logger,
  });
  try {
    const owner = await ensureOwner(supabase, environment.admin);
    const backups = startBackups({ environment, supabase, logger });
    const served = await serveSupabase(backups.fetch);
    // The shop also runs on a data folder that cannot be written just now.
    await writeSocketFile(environment.dataDir, served.socket).catch((error) =>
      logger.error({ error }, "`npm run backup` cannot reach this shop"),
    );
    const maintenance = startPeriodicTask(createMaintenance(supabase), {
      interval: MAINTENANCE_MS,
      onError: (error) => logger.error({ error }, "database maintenance failed"),
    });
    const { publishableKey, secretKey, jwtSecret } = supabase;
    const ready: DatabaseReady = {
      type: "database-ready",
      pid: process.pid,
      socket: served.socket,
      publishableKey,
      secretKey,
      jwtSecret,
      owner,
    };
    return {
      ready,
      async stop() {
        await removeSocketFile(environment.dataDir);
        await Promise.all([maintenance.stop(STOP_TIMEOUT_MS), backups.stop()]);
        await served.close();
        await supabase.close();
      },
    };
  } catch (error) {
    await supabase.close();
    throw error;
  }
}
