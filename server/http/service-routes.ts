import { Hono } from "hono";
import type { ServiceStore } from "#app/data/server/service-store.ts";
import type { SetupTask } from "#app/domain/shop/setup-task.ts";
import { isBackupMissing } from "../database/backup/is-backup-due.ts";
import { listBackupTimes } from "../database/backup/prune-backups.ts";
import { forStaff } from "./staff-api.ts";

type Service = {
  store: Pick<ServiceStore, "countLateMails">;
  /** Of the nightly backups; null without. */
  backupFolder: string | null;
  /** Of orders, payments and stock, as this process last saw them. */
  countInconsistencies: () => number;
  findTasks: () => Promise<SetupTask[]>;
};

/** Create `GET /service` for staff: whether emails go out, backups are taken and the data agrees, and what is left to set up. */
export function serviceRoutes({ store, backupFolder, countInconsistencies, findTasks }: Service) {
  return new Hono().get("/service", forStaff(300), async (context) => {
    const now = new Date();
    return context.json({
      lateMails: await store.countLateMails(),
      isBackupMissing:
        backupFolder !== null && isBackupMissing(await listBackupTimes(backupFolder, now), now),
      inconsistencies: countInconsistencies(),
      setup: await findTasks(),
    });
  });
}
