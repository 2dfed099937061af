import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPeriodicTask } from "./periodic-task.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("waits between rounds and never overlaps them", async () => {
  const ends: (() => void)[] = [];
  const round = () => new Promise<void>((resolve) => ends.push(resolve));
  startPeriodicTask(round, { interval: 15_000, onError: () => {} });
  await pass(60_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await pass(14_999);
  expect(ends).toHaveLength(1);
  await pass(1);
  expect(ends).toHaveLength(2);
});

test("reports a round that throws and runs the next one", async () => {
  const errors: unknown[] = [];
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    throw new Error("database away");
  };
  startPeriodicTask(round, { interval: 1, onError: (error) => errors.push(error) });
  await pass(1);
  expect([rounds, errors.length]).toEqual([2, 2]);
});

test("stops after the current round, which can see it", async () => {
  const gate = Promise.withResolvers<void>();
  let rounds = 0;
  let sawStopping = false;
  const task = startPeriodicTask(
    async (isStopping) => {
      rounds += 1;
      await gate.promise;
      sawStopping = isStopping();
    },
    { interval: 1, onError: () => {} },
  );
  let stopped = false;
  const stop = task.stop(5000).then(() => {
    stopped = true;
  });
  await pass(4999);
  expect(stopped).toBe(false);
  gate.resolve();
  await stop;
  await pass(60_000);
  expect({ rounds, sawStopping }).toEqual({ rounds: 1, sawStopping: true });
});

test("starts no round that it waited for when it was stopped", async () => {
  const round = vi.fn(async () => {});
  const task = startPeriodicTask(round, { interval: 1000, onError: () => {} });
  await pass(500);
  await task.stop(5000);
  await pass(60_000);
  expect(round).toHaveBeenCalledOnce();
});

test("stops waiting after the timeout", async () => {
  const task = startPeriodicTask(() => new Promise(() => {}), { interval: 1, onError() {} });
  const stopped = vi.fn();
  task.stop(5000).then(stopped);
  await pass(4999);
  expect(stopped).not.toHaveBeenCalled();
  await pass(1);
  expect(stopped).toHaveBeenCalledOnce();
});

test("pauses as the task says, and drains for no longer than the timeout", async () => {
  const round = vi.fn(async () => {});
  const drain = vi.fn(() => new Promise<void>(() => {}));
  const task = startPeriodicTask(round, {
    interval: 1,
    pause: () => 60_000,
    drain,
    onError() {},
  });
  await pass(59_999);
  expect(round).toHaveBeenCalledOnce();
  await pass(1);
  expect(round).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  task.stop(5000).then(stopped);
  await pass(4999);
  expect(drain).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
  await pass(1);
  expect(stopped).toHaveBeenCalledOnce();
});
