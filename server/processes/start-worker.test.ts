import { expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

test("records its start and rounds that ended, and logs those that failed", async () => {
  vi.useFakeTimers();
  const metrics = { worked: vi.fn() };
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const lost = new Error("lost");
  const round = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(lost).mockResolvedValue(1);
  const worker = { name: "order-expiry", failure: "unpaid orders could not be read", round };
  const task = startWorker({ environment: { workerSeconds: 15 }, metrics, logger }, worker);
  expect(metrics.worked).toHaveBeenCalledExactlyOnceWith("order-expiry");
  await vi.advanceTimersByTimeAsync(0);
  expect(metrics.worked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(metrics.worked).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { error: lost },
    "unpaid orders could not be read",
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(metrics.worked).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  await task.stop(1000);
});
