import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { supabaseStockRequestQueue } from "#app/data/server/stock-request-queue.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { tellStockRequests } from "../mail/tell-stock-requests.ts";
import { expireOrders } from "../payment/expire-orders.ts";
import type { WithFaultPoints } from "../runtime/fault-points.ts";
import type { PeriodicTask } from "../runtime/periodic-task.ts";
import { startWorker, type WorkerSettings } from "./start-worker.ts";

type StockWorkerParts = WorkerSettings & { withFaultPoints: WithFaultPoints };

/** Start the workers that release the units of unpaid orders, and tell who waits for free ones. */
export function startStockWorkers(parts: StockWorkerParts, client: SupabaseClient): PeriodicTask[] {
  const { withFaultPoints, logger } = parts;
  const store = withFaultPoints("orderPayments", supabaseOrderPaymentStore(client));
  const queue = withFaultPoints("stockRequests", supabaseStockRequestQueue(client));
  return [
    startWorker(parts, {
      name: "order-expiry",
      failure: "unpaid orders could not be read",
      round: (isStopping) => expireOrders({ store, logger }, isStopping),
    }),
    startWorker(parts, {
      name: "stock-news",
      failure: "who waits for stock could not be read",
      round: (isStopping) => tellStockRequests({ queue, logger }, isStopping),
    }),
  ];
}
