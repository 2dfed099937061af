import { createPacer } from "#app/payments/create-pacer.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { type PeriodicTask, startPeriodicTask } from "../../runtime/periodic-task.ts";
import { type ReversalRecoveryParts, recoverReversals } from "./recover-reversals.ts";
import { type CheckoutRecovery, createCheckoutRecovery } from "./recover-unresolved.ts";

type CheckoutParts = Omit<Parameters<typeof createCheckoutRecovery>[0], "turn">;

export type RecoverySettings = {
  checkouts: CheckoutParts;
  /** Null where no money can be given back. */
  reversals: Omit<ReversalRecoveryParts, "turn"> | null;
  /** Milliseconds between two looks for work where nothing was due. */
  interval: number;
  /** Called after each round that looked for checkouts. */
  onRound: () => void;
};

/** How the conversations with the provider follow each other: at most 240 a minute begin, and no more than four at once. */
const CONVERSATIONS = { burst: 4, intervalMs: 250, patienceMs: Number.POSITIVE_INFINITY };

const timing = {
  delay: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  now: monotonicClock,
};

async function end(tasks: PeriodicTask[], recovery: CheckoutRecovery, patience: number) {
  await Promise.all(tasks.map((task) => task.stop(patience)));
  await recovery.allDone();
}

/**
 * Starts to finish what crashes, silent providers and closed tabs leave open: checkouts and reversals of orders, each at
 * its own rounds, so that neither waits for the other. Stopping begins nothing more and waits for what is under way, at
 * most as long as it is told; what is then unfinished is due again when its lease ends.
 */
export function startRecovery(settings: RecoverySettings): PeriodicTask {
  const { checkouts, reversals, interval, onRound } = settings;
  const { logger } = checkouts;
  const turn = createPacer(CONVERSATIONS, timing);
  const recovery = createCheckoutRecovery({ ...checkouts, turn });
  const tasks = [
    startPeriodicTask(
      async (isStopping) => {
        await recovery.round(isStopping);
        onRound();
      },
      {
        interval,
        onError: (error) => logger.error({ error }, "unresolved checkouts could not be read"),
      },
    ),
  ];
  if (reversals) {
    tasks.push(
      startPeriodicTask((isStopping) => recoverReversals({ ...reversals, turn }, isStopping), {
        interval,
        onError: (error) => logger.error({ error }, "due reversals could not be read"),
      }),
    );
  }
  return {
    async stop(patience) {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      await Promise.race([end(tasks, recovery, patience), late]);
      clearTimeout(timer);
    },
  };
}
