import { expect, test } from "vitest";
import { serialQueue } from "./serial-queue.ts";

test("runs tasks one at a time in their order, also after a failure", async () => {
  const queue = serialQueue(3);
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

test("returns null while the maximum is queued or running", async () => {
  const queue = serialQueue(2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const [first, second] = [queue(() => promise), queue(async () => "second")];
  expect(await queue(async () => "third")).toBeNull();
  resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await queue(async () => "fourth")).toBe("fourth");
});
