import { expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

test("records its start and rounds that ended, and logs those that failed", async () => {
  vi.useFakeTimers();
  const onRound = vi.fn();
  const logger = { error: vi.fn() };
  const lost = new Error("lost");
  const round = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(lost).mockResolvedValue(1);
  const worker = { name: "order-expiry", failure: "unpaid orders could not be read", round };
  const task = startWorker({ interval: 15_000, onRound, logger }, worker);
  expect(onRound).toHaveBeenCalledExactlyOnceWith("order-expiry");
  await vi.advanceTimersByTimeAsync(0);
  expect(onRound).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onRound).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { error: lost },
    "unpaid orders could not be read",
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onRound).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  await task.stop(1000);
});
