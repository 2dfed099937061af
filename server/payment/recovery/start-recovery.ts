import { createThrottle } from "#app/payments/create-throttle.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import type { PeriodicTask } from "../../runtime/periodic-task.ts";
import { startWorker } from "../../runtime/start-worker.ts";
import { type ReversalRecoveryParts, recoverReversals } from "./recover-reversals.ts";
import { type CheckoutRecovery, createCheckoutRecovery } from "./recover-unresolved.ts";

type CheckoutParts = Omit<Parameters<typeof createCheckoutRecovery>[0], "throttle">;

export type RecoverySettings = {
  checkouts: CheckoutParts;
  /** Null without a payment provider. */
  reversals: Omit<ReversalRecoveryParts, "throttle"> | null;
  /** Poll interval in milliseconds. */
  interval: number;
  /** Called at the start and after each round. */
  onRound: (worker: string) => void;
};

/** At most 240 provider calls start a minute, four of them at once. */
const CONVERSATIONS = { burst: 4, intervalMs: 250, maxWaitMs: Number.POSITIVE_INFINITY };

const timing = {
  delay: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  now: monotonicClock,
};

async function end(tasks: PeriodicTask[], recovery: CheckoutRecovery, timeoutMs: number) {
  await Promise.all(tasks.map((task) => task.stop(timeoutMs)));
  await recovery.allDone();
}

/**
 * Start the recovery of checkouts and of reversals, each with its own rounds, so that neither waits for the other.
 * Stopping starts nothing more and waits for what is in progress, at most the given time; the rest is due again when
 * its lease ends.
 */
export function startRecovery(settings: RecoverySettings): PeriodicTask {
  const { checkouts, reversals, interval, onRound } = settings;
  const rounds = { interval, onRound, logger: checkouts.logger };
  const throttle = createThrottle(CONVERSATIONS, timing);
  const recovery = createCheckoutRecovery({ ...checkouts, throttle });
  const tasks = [
    startWorker(rounds, {
      name: "recovery",
      failure: "unresolved checkouts could not be read",
      round: recovery.round,
    }),
  ];
  if (reversals) {
    tasks.push(
      startWorker(rounds, {
        name: "reversals",
        failure: "due reversals could not be read",
        round: (isStopping) => recoverReversals({ ...reversals, throttle }, isStopping),
      }),
    );
  }
  return {
    async stop(timeoutMs) {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs);
      await Promise.race([end(tasks, recovery, timeoutMs), late]);
      clearTimeout(timer);
    },
  };
}
