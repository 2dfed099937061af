import type { Logger } from "./logger.ts";
import { type PeriodicTask, startPeriodicTask, type TaskOptions } from "./periodic-task.ts";

type WorkerSettings = Pick<TaskOptions, "interval"> & {
  /** Called with the worker's name at the start and after each round that ended. */
  onRound: (worker: string) => void;
  logger: Pick<Logger, "error">;
};

export type Worker = Pick<TaskOptions, "pause" | "drain"> & {
  /** Its label in the metrics. */
  name: string;
  /** The log's message for a round that failed. */
  failure: string;
  round: (isStopping: () => boolean) => Promise<unknown>;
};

/** Start a worker, which repeats its round; failed rounds are logged. */
export function startWorker(
  { onRound, logger, interval }: WorkerSettings,
  { name, failure, round, ...options }: Worker,
): PeriodicTask {
  onRound(name);
  return startPeriodicTask(
    async (isStopping) => {
      await round(isStopping);
      onRound(name);
    },
    { interval, ...options, onError: (error) => logger.error({ error }, failure) },
  );
}
