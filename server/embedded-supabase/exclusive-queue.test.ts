import { expect, test } from "vitest";
import { createExclusiveQueue } from "./exclusive-queue.ts";

test("tasks run one after the other in their order, and a failure holds up nobody", async () => {
  const queue = createExclusiveQueue();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    queue(async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task("a"), task("b", true), task("c")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
});
