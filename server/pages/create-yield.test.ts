import { expect, test } from "vitest";
import { createYield } from "./create-yield.ts";

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

test("starts a few tasks per iteration, in order, and lets other callbacks run between", async () => {
  const yieldToEventLoop = createYield();
  const log: string[] = [];
  const work = [1, 2, 3, 4, 5].map(async (task) => {
    await yieldToEventLoop();
    log.push(`work ${task}`);
  });
  for (let other = 1; other <= 3; other += 1) {
    await nextIteration();
    log.push(`other ${other}`);
  }
  await Promise.all(work);
  const iterations = [["work 1"], ["work 2", "work 3"], ["work 4", "work 5"]];
  expect(log).toEqual(iterations.flatMap((some, index) => [...some, `other ${index + 1}`]));
});

test("starts a task that comes after an idle time", async () => {
  const yieldToEventLoop = createYield();
  await yieldToEventLoop();
  await nextIteration();
  await expect(yieldToEventLoop()).resolves.toBeUndefined();
});
