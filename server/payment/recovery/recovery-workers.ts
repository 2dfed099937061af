import { createThrottle } from "#app/payments/create-throttle.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import type { Worker } from "../../runtime/start-worker.ts";
import { type ReversalRecoveryParts, recoverReversals } from "./recover-reversals.ts";
import { createCheckoutRecovery } from "./recover-unresolved.ts";

type CheckoutParts = Omit<Parameters<typeof createCheckoutRecovery>[0], "throttle">;

export type RecoverySettings = {
  checkouts: CheckoutParts;
  /** Null without a payment provider. */
  reversals: Omit<ReversalRecoveryParts, "throttle"> | null;
};

/** At most 240 provider calls start a minute, four of them at once. */
const CONVERSATIONS = { burst: 4, intervalMs: 250, maxWaitMs: Number.POSITIVE_INFINITY };

const timing = {
  delay: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  now: monotonicClock,
};

/**
 * Return the workers of checkouts and of reversals, each with its own rounds, so that neither waits for the other. What
 * is in progress when they stop is due again when its lease ends.
 */
export function recoveryWorkers({ checkouts, reversals }: RecoverySettings): Worker[] {
  const throttle = createThrottle(CONVERSATIONS, timing);
  const recovery = createCheckoutRecovery({ ...checkouts, throttle });
  const workers: Worker[] = [
    {
      name: "recovery",
      failure: "unresolved checkouts could not be read",
      round: recovery.round,
      drain: recovery.allDone,
    },
  ];
  if (reversals) {
    workers.push({
      name: "reversals",
      failure: "due reversals could not be read",
      round: (isStopping) => recoverReversals({ ...reversals, throttle }, isStopping),
    });
  }
  return workers;
}
