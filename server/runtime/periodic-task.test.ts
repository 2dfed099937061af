import { expect, test, vi } from "vitest";
import { startPeriodicTask, type Timer } from "./periodic-task.ts";

/** A timer that a test controls. */
function manualTimer() {
  const waiting = new Map<() => void, number>();
  const timer: Timer = {
    after(milliseconds, callback) {
      waiting.set(callback, milliseconds);
      return () => waiting.delete(callback);
    },
  };
  return {
    timer,
    waits: () => [...waiting.values()],
    fire() {
      const callbacks = [...waiting.keys()];
      waiting.clear();
      for (const callback of callbacks) callback();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("waits between rounds and never overlaps them", async () => {
  const { timer, waits, fire } = manualTimer();
  const ends: (() => void)[] = [];
  const round = () => new Promise<void>((resolve) => ends.push(resolve));
  startPeriodicTask(round, { interval: 15_000, onError: () => {}, timer });
  expect(ends).toHaveLength(1);
  await settled();
  expect(waits()).toEqual([]);
  ends[0]?.();
  await settled();
  expect(waits()).toEqual([15_000]);
  fire();
  expect(ends).toHaveLength(2);
});

test("reports a round that throws and runs the next one", async () => {
  const { timer, fire } = manualTimer();
  const errors: unknown[] = [];
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    throw new Error("database away");
  };
  startPeriodicTask(round, { interval: 1, onError: (error) => errors.push(error), timer });
  await settled();
  fire();
  await settled();
  expect([rounds, errors.length]).toEqual([2, 2]);
});

test("stops after the current round, which can see it", async () => {
  const { timer, fire } = manualTimer();
  const gate = Promise.withResolvers<void>();
  let rounds = 0;
  let sawStopping = false;
  const task = startPeriodicTask(
    async (isStopping) => {
      rounds += 1;
      await gate.promise;
      sawStopping = isStopping();
    },
    { interval: 1, onError: () => {}, timer },
  );
  let stopped = false;
  const stop = task.stop(5000).then(() => {
    stopped = true;
  });
  await settled();
  expect(stopped).toBe(false);
  gate.resolve();
  await stop;
  fire();
  await settled();
  expect({ rounds, sawStopping }).toEqual({ rounds: 1, sawStopping: true });
});

test("stops waiting after the timeout", async () => {
  const { timer, waits, fire } = manualTimer();
  const task = startPeriodicTask(() => new Promise(() => {}), { interval: 1, onError() {}, timer });
  const stop = task.stop(5000);
  expect(waits()).toEqual([5000]);
  fire();
  await stop;
});

test("pauses as the task says, and drains for no longer than the timeout", async () => {
  const { timer, waits, fire } = manualTimer();
  const drain = vi.fn(() => new Promise<void>(() => {}));
  const options = { interval: 1, pause: () => 60_000, drain, onError() {}, timer };
  const task = startPeriodicTask(async () => {}, options);
  await settled();
  expect(waits()).toEqual([60_000]);
  const stop = task.stop(5000);
  expect(waits()).toEqual([5000]);
  await settled();
  expect(drain).toHaveBeenCalledOnce();
  fire();
  await stop;
});
