import { resolve } from "node:path";
import PQueue from "p-queue";
import type { Environment } from "../../runtime/environment.ts";
import type { Logger } from "../../runtime/logger.ts";
import { startPeriodicTask } from "../../runtime/periodic-task.ts";
import type { EmbeddedSupabase } from "../embedded/start-embedded-supabase.ts";
import { withBackupEndpoint } from "./backup-endpoint.ts";
import { isBackupDue } from "./is-backup-due.ts";
import { listBackupTimes, pruneBackups } from "./prune-backups.ts";
import { removePartial, takeBackup } from "./take-backup.ts";

const CHECK_INTERVAL_MS = 600_000;
const STOP_TIMEOUT_MS = 5000;

type BackupParts = {
  environment: Pick<Environment, "dataDir" | "backup">;
  supabase: Pick<EmbeddedSupabase, "fetch" | "secretKey" | "sql" | "withPausedWrites">;
  logger: Logger;
};

/** Start the nightly backup, if configured, whose failures are reported to the owner, and answer `npm run backup`. */
export function startBackups({ environment, supabase, logger }: BackupParts) {
  const dataDir = resolve(environment.dataDir);
  const queue = new PQueue({ concurrency: 1 });
  const backUp = (backupDir: string) =>
    queue.add(async () => {
      const backup = await takeBackup({
        dataDir,
        backupDir: resolve(backupDir),
        withPausedWrites: supabase.withPausedWrites,
        takenAt: new Date(),
      });
      logger.info({ backup }, "backup taken");
      return backup;
    });
  const nightly = environment.backup;
  if (nightly) {
    // What a killed backup has left. First in the queue, so that none of this process is under way.
    queue
      .add(() => removePartial(nightly.folder))
      .catch((error) => logger.warn({ error }, "an incomplete backup could not be removed"));
  }
  const task =
    nightly &&
    startPeriodicTask(() => backUpAtNight(nightly, backUp, logger), {
      interval: CHECK_INTERVAL_MS,
      onError(error) {
        logger.error({ error }, "the nightly backup failed");
        supabase
          .sql("select public.alert_owner_of_service('backup_failed')")
          .catch((unsent) => logger.error({ error: unsent }, "the owner could not be alerted"));
      },
    });
  return {
    /** The database's fetch, which also answers `npm run backup`. */
    fetch: withBackupEndpoint(supabase.fetch, {
      secretKey: supabase.secretKey,
      backUp,
      onError: (error) => logger.error({ error }, "a backup failed"),
    }),
    async stop() {
      await task?.stop(STOP_TIMEOUT_MS);
    },
  };
}

async function backUpAtNight(
  { folder, keep }: NonNullable<Environment["backup"]>,
  backUp: (backupDir: string) => Promise<unknown>,
  logger: Logger,
): Promise<void> {
  const now = new Date();
  if (!isBackupDue(await listBackupTimes(folder, now), now)) return;
  await backUp(folder);
  const removed = await pruneBackups(folder, keep, new Date());
  if (removed.length > 0) logger.info({ removed }, "old backups removed");
}
