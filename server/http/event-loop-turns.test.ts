import { expect, test } from "vitest";
import { createTurns } from "./event-loop-turns.ts";

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

test("one piece of work begins in each turn, in the order they came, and others are heard between", async () => {
  const turn = createTurns();
  const heard: string[] = [];
  const work = [1, 2, 3].map(async (piece) => {
    await turn();
    heard.push(`work ${piece}`);
  });
  for (let other = 1; other <= 3; other += 1) {
    await turnOfTheLoop();
    heard.push(`other ${other}`);
  }
  await Promise.all(work);
  expect(heard).toEqual(["work 1", "other 1", "work 2", "other 2", "work 3", "other 3"]);
});

test("work that comes after a rest begins as well", async () => {
  const turn = createTurns();
  await turn();
  await turnOfTheLoop();
  await expect(turn()).resolves.toBeUndefined();
});
