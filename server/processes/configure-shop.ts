import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { settings } from "#app/settings.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../runtime/periodic-task.ts";

const RETRY_MS = 10_000;

type ConfigureParts = {
  /** With the secret key. */
  server: SupabaseClient;
  checkoutsPerIp: number;
  logger: Logger;
};

/**
 * Send the shop's settings to the database, again every ten seconds until it takes them: without the owner's address it
 * queues no email to the owner. Resolves after the first attempt.
 */
export async function configureShop({
  server,
  checkoutsPerIp,
  logger,
}: ConfigureParts): Promise<PeriodicTask> {
  const { promise: attempted, resolve } = Promise.withResolvers<void>();
  async function configure(): Promise<void> {
    const { error } = await server.rpc("configure_shop", {
      hold_minutes: settings.holdMinutes,
      owner_email: settings.staffEmail,
      client_checkouts: checkoutsPerIp,
    });
    if (error) throw error;
    void task.stop(0);
  }
  const task = startPeriodicTask(() => configure().finally(resolve), {
    interval: RETRY_MS,
    onError: (error) => logger.error({ error }, "the database did not take the shop's settings"),
  });
  await attempted;
  return task;
}
