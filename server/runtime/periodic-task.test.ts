import { expect, test } from "vitest";
import { startPeriodicTask, type Timer } from "./periodic-task.ts";

/** A timer that a test winds. */
function handTimer() {
  const waiting = new Map<() => void, number>();
  const timer: Timer = {
    after(milliseconds, wake) {
      waiting.set(wake, milliseconds);
      return () => waiting.delete(wake);
    },
  };
  return {
    timer,
    waits: () => [...waiting.values()],
    ring() {
      const wakes = [...waiting.keys()];
      waiting.clear();
      for (const wake of wakes) wake();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("rounds follow each other with a rest between, and never overlap", async () => {
  const { timer, waits, ring } = handTimer();
  const ends: (() => void)[] = [];
  const round = () => new Promise<void>((resolve) => ends.push(resolve));
  startPeriodicTask(round, { interval: 15_000, onError: () => {}, timer });
  expect(ends).toHaveLength(1);
  await settled();
  expect(waits()).toEqual([]);
  ends[0]?.();
  await settled();
  expect(waits()).toEqual([15_000]);
  ring();
  expect(ends).toHaveLength(2);
});

test("a round that throws is reported, and the next one comes", async () => {
  const { timer, ring } = handTimer();
  const errors: unknown[] = [];
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    throw new Error("database away");
  };
  startPeriodicTask(round, { interval: 1, onError: (error) => errors.push(error), timer });
  await settled();
  ring();
  await settled();
  expect([rounds, errors.length]).toEqual([2, 2]);
});

test("stopping waits for the round under way, tells it so, and starts no other", async () => {
  const { timer, ring } = handTimer();
  const gate = Promise.withResolvers<void>();
  let rounds = 0;
  let told = false;
  const task = startPeriodicTask(
    async (isStopping) => {
      rounds += 1;
      await gate.promise;
      told = isStopping();
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
  ring();
  await settled();
  expect({ rounds, told }).toEqual({ rounds: 1, told: true });
});

test("stopping waits no longer than its patience", async () => {
  const { timer, waits, ring } = handTimer();
  const task = startPeriodicTask(() => new Promise(() => {}), { interval: 1, onError() {}, timer });
  const stop = task.stop(5000);
  expect(waits()).toEqual([5000]);
  ring();
  await stop;
});
