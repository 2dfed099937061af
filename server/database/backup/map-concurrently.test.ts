import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

test("returns results in the order of the items", async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const results = await mapConcurrently(items, async (item) => {
    for (let wait = item % 3; wait > 0; wait -= 1) await Promise.resolve();
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
});

test("starts nothing after a failure, and throws it when nothing is running", async () => {
  let running = 0;
  let started = 0;
  const items = Array.from({ length: 100 }, (_, index) => index);
  const task = async (item: number) => {
    started += 1;
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (item === 3) throw new Error("the disk is full");
  };
  await expect(mapConcurrently(items, task)).rejects.toThrow("the disk is full");
  expect(running).toBe(0);
  expect(started).toBeLessThan(100);
});

test("needs little memory for each of 300,000 items", async () => {
  const program = `
    import { mapConcurrently } from ${JSON.stringify(import.meta.resolve("./map-concurrently.ts"))};
    const items = Array.from({ length: 300_000 }, (_, index) => index);
    await mapConcurrently(items, async () => {});
  `;
  const heap = ["--max-old-space-size=64", "--input-type=module", "--eval"];
  await promisify(execFile)(process.execPath, [...heap, program]);
});
