import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../runtime/periodic-task.ts";

/** What every worker needs. */
type StartWorkerParts = {
  environment: Pick<Environment, "workerSeconds">;
  metrics: Pick<ShopMetrics, "worked">;
  logger: Logger;
};

export type Worker = {
  /** Its label in the metrics. */
  name: string;
  /** The log's message for a round that failed. */
  failure: string;
  round: (isStopping: () => boolean) => Promise<unknown>;
};

/** Start a worker with the shop's interval; failed rounds are logged, the start and the others recorded in the metrics. */
export function startWorker(
  { environment, metrics, logger }: StartWorkerParts,
  { name, failure, round }: Worker,
): PeriodicTask {
  metrics.worked(name);
  return startPeriodicTask(
    async (isStopping) => {
      await round(isStopping);
      metrics.worked(name);
    },
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, failure),
    },
  );
}
