import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { outboxFolder } from "../mail/open-transport.ts";
import { applyRetention } from "../privacy/apply-retention.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../runtime/periodic-task.ts";

const RETENTION_INTERVAL_MS = 3_600_000;

/** Start the removal of old personal data, every hour. Returns the task, which stops it. */
export function startRetention(
  { environment, logger }: { environment: Environment; logger: Logger },
  client: SupabaseClient,
): PeriodicTask {
  const parts = {
    store: supabaseRetentionStore(client),
    retention: environment.retention,
    outboxFolder: outboxFolder(environment),
    logger,
    clock: Date.now,
  };
  return startPeriodicTask((isStopping) => applyRetention(parts, isStopping), {
    interval: RETENTION_INTERVAL_MS,
    onError: (error) => logger.error({ error }, "old personal data could not be removed"),
  });
}
