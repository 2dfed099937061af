import { resolve } from "node:path";
import type { RestoreComparison } from "#app/data/server/restore-comparison.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import { readRestoredMark, removeRestoredMark } from "../../database/backup/restored-mark.ts";
import type { Environment } from "../../runtime/environment.ts";
import type { Logger } from "../../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../../runtime/periodic-task.ts";
import { restoreComparer } from "./compare-restored.ts";
import type { ReferenceJournal } from "./reference-journal.ts";

type ComparisonTaskParts = {
  environment: Pick<Environment, "dataDir" | "workerSeconds">;
  comparison: RestoreComparison;
  provider: PaymentProvider;
  /** Null for a hosted database. */
  journal: ReferenceJournal | null;
  logger: Logger;
};

/**
 * Start the comparison of a restored database with the payment provider. Runs only while the data folder has the mark
 * of a restore, which is removed at the end.
 */
export function startComparison(parts: ComparisonTaskParts): PeriodicTask {
  const { environment, logger } = parts;
  const dataDir = resolve(environment.dataDir);
  let round: ReturnType<typeof restoreComparer> | null = null;
  let isOver = false;

  return startPeriodicTask(
    async (isStopping) => {
      if (isOver) return;
      if (!round) {
        const mark = await readRestoredMark(dataDir);
        isOver = mark === null;
        if (!mark) return;
        const noted = (await parts.journal?.read()) ?? [];
        round = restoreComparer({ ...parts, noted, clock: Date.now }, mark);
        logger.warn({ mark }, "comparing the restored data with the payment provider");
      }
      if (!(await round(isStopping))) return;
      await removeRestoredMark(dataDir);
      isOver = true;
      logger.warn({}, "the restored data was compared with the payment provider");
    },
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, "the restored data could not be compared"),
    },
  );
}
