import type { Logger } from "./logger.ts";
import { type PeriodicTask, startPeriodicTask } from "./periodic-task.ts";

type WorkerSettings = {
  /** Poll interval in milliseconds. */
  interval: number;
  /** Called with the worker's name at the start and after each round that ended. */
  onRound: (worker: string) => void;
  logger: Pick<Logger, "error">;
};

export type Worker = {
  /** Its label in the metrics. */
  name: string;
  /** The log's message for a round that failed. */
  failure: string;
  round: (isStopping: () => boolean) => Promise<unknown>;
};

/** Start a worker, which repeats its round; failed rounds are logged. */
export function startWorker(
  { interval, onRound, logger }: WorkerSettings,
  { name, failure, round }: Worker,
): PeriodicTask {
  onRound(name);
  return startPeriodicTask(
    async (isStopping) => {
      await round(isStopping);
      onRound(name);
    },
    { interval, onError: (error) => logger.error({ error }, failure) },
  );
}
