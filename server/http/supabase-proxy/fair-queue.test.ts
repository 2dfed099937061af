import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const BOUNDS = { maxWaiting: 6, maxWaitingPerNetwork: 3, maxWaitMs: 30_000 };
const TASK_MS = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Task = { failures?: number; readyAt?: number };

/** A queue of tasks of 100 ms. `ran` lists those that ran; `done` resolves to whether each one did. */
function openQueue() {
  const queue = createFairQueue(BOUNDS);
  const ran: string[] = [];
  const add = async (name: string, { failures = 0, readyAt = 0 }: Task = {}) => {
    const answer = await queue.add({
      network: name.split(" ")[0] ?? "",
      failures: () => failures,
      readyAt: () => readyAt,
      run: async () => {
        ran.push(name);
        await new Promise((resolve) => setTimeout(resolve, TASK_MS));
      },
    });
    return answer !== null;
  };
  return { add, ran };
}

test("runs one task at a time, in the order of arrival", async () => {
  const { add, ran } = openQueue();
  void add("a");
  void add("b");
  void add("c");
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(TASK_MS);
  expect(ran).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(TASK_MS);
  expect(ran).toEqual(["a", "b", "c"]);
});

test("prefers a sender with fewer failures, and a network with fewer waiting tasks", async () => {
  const { add, ran } = openQueue();
  void add("first");
  void add("failed", { failures: 2 });
  void add("many 1");
  void add("many 2");
  void add("new");
  await vi.advanceTimersByTimeAsync(10 * TASK_MS);
  expect(ran).toEqual(["first", "new", "many 1", "many 2", "failed"]);
});

test("lets a task that is ready pass one that is not", async () => {
  const { add, ran } = openQueue();
  void add("later", { readyAt: performance.now() + 1000 });
  void add("ready", { failures: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(["ready"]);
  await vi.advanceTimersByTimeAsync(999);
  expect(ran).toEqual(["ready"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(["ready", "later"]);
});

test("drops the last task of a network over its share", async () => {
  const { add, ran } = openQueue();
  const answers = ["running", "a 1", "a 2", "a 3", "a 4"].map((name) => add(name));
  const fresh = add("b");
  await vi.advanceTimersByTimeAsync(10 * TASK_MS);
  expect(await Promise.all(answers)).toEqual([true, true, true, true, false]);
  expect(await fresh).toBe(true);
  expect(ran).not.toContain("a 4");
});

test("accepts a new sender when the queue is full of failed ones", async () => {
  const { add } = openQueue();
  void add("running");
  const attempts = Array.from({ length: 6 }, (_, index) => add(`bad${index}`, { failures: 1 }));
  const fresh = add("new");
  await vi.advanceTimersByTimeAsync(10 * TASK_MS);
  expect(await fresh).toBe(true);
  expect((await Promise.all(attempts)).filter((hasRun) => !hasRun)).toHaveLength(1);
});

test("drops a task that has waited too long", async () => {
  const { add, ran } = openQueue();
  const answer = add("never", { readyAt: performance.now() + 60_000 });
  await vi.advanceTimersByTimeAsync(BOUNDS.maxWaitMs);
  expect(await answer).toBe(false);
  expect(ran).toEqual([]);
});

test("runs the next task after one that throws", async () => {
  const queue = createFairQueue(BOUNDS);
  const task = { network: "a", failures: () => 0, readyAt: () => 0 };
  const failing = queue.add({ ...task, run: () => Promise.reject(new Error("no")) });
  const next = queue.add({ ...task, run: async () => "done" });
  await expect(failing).rejects.toThrow("no");
  expect(await next).toEqual({ value: "done" });
});
