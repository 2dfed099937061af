import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseStockRequestQueue } from "#app/data/server/stock-request-queue.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { tellStockRequests } from "../mail/tell-stock-requests.ts";
import { expireOrders } from "../payment/expire-orders.ts";
import type { Instrument } from "../payment/fault-points.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../runtime/periodic-task.ts";

type StockWorkerParts = {
  environment: Pick<Environment, "workerSeconds">;
  instrument: Instrument;
  logger: Logger;
};

/** Start the workers that release the units of unpaid orders, and tell who waits for free ones. */
export function startStockWorkers(
  { environment, instrument, logger }: StockWorkerParts,
  client: SupabaseClient,
): PeriodicTask[] {
  const interval = environment.workerSeconds * 1000;
  const store = instrument("orderPayments", supabaseOrderPaymentStore(client));
  const queue = instrument("stockRequests", supabaseStockRequestQueue(client));
  return [
    startPeriodicTask((isStopping) => expireOrders({ store, logger }, isStopping), {
      interval,
      onError: (error) => logger.error({ error }, "unpaid orders could not be read"),
    }),
    startPeriodicTask((isStopping) => tellStockRequests({ queue, logger }, isStopping), {
      interval,
      onError: (error) => logger.error({ error }, "who waits for stock could not be read"),
    }),
  ];
}
