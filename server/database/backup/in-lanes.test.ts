import { expect, test } from "vitest";
import { inLanes } from "./in-lanes.ts";

test("results come in the order of the items, whichever ends first", async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const results = await inLanes(items, async (item) => {
    for (let wait = item % 3; wait > 0; wait -= 1) await Promise.resolve();
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
});

test("after a failure nothing new begins, and nothing is under way when it is thrown", async () => {
  let underWay = 0;
  let begun = 0;
  const items = Array.from({ length: 100 }, (_, index) => index);
  const task = async (item: number) => {
    begun += 1;
    underWay += 1;
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (item === 3) throw new Error("the disk is full");
  };
  await expect(inLanes(items, task)).rejects.toThrow("the disk is full");
  expect(underWay).toBe(0);
  expect(begun).toBeLessThan(100);
});
