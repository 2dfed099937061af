import { expect, test, vi } from "vitest";
import { createLogger } from "../../runtime/logger.ts";
import { type RecoverySettings, startRecovery } from "./start-recovery.ts";

test("records the start of both workers, also while the database does not answer", async () => {
  const onRound = vi.fn();
  const queue = { claim: () => Promise.reject(new Error("away")) };
  const task = startRecovery({
    checkouts: { queue, logger: createLogger("silent") },
    reversals: { reversals: queue },
    interval: 1000,
    onRound,
  } as unknown as RecoverySettings);
  await task.stop(1000);
  expect(onRound.mock.calls).toEqual([["recovery"], ["reversals"]]);
});
