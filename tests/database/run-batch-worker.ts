import { batchWorkers } from "#server/processes/batch-workers.ts";
import type { PaymentShop } from "./open-payment-shop.ts";
import { silentLogger } from "./silent-logger.ts";

/** Run one round of a worker of the shop. */
export async function runBatchWorker({ client }: PaymentShop, name: string) {
  const parts = {
    database: { server: client, deriveKey: () => Buffer.from("a key") },
    logger: silentLogger,
  };
  const worker = batchWorkers(parts).find((one) => one.name === name);
  if (!worker) throw new Error(`no worker ${name}`);
  await worker.round(() => false);
}
