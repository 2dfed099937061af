import { expect, test } from "vitest";
import { createTurns } from "./event-loop-yield.ts";

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

test("a few pieces of work begin in each turn, in the order they came, and others are heard between", async () => {
  const turn = createTurns(2);
  const heard: string[] = [];
  const work = [1, 2, 3, 4, 5].map(async (piece) => {
    await turn();
    heard.push(`work ${piece}`);
  });
  for (let other = 1; other <= 3; other += 1) {
    await turnOfTheLoop();
    heard.push(`other ${other}`);
  }
  await Promise.all(work);
  const turns = [["work 1"], ["work 2", "work 3"], ["work 4", "work 5"]];
  expect(heard).toEqual(turns.flatMap((some, index) => [...some, `other ${index + 1}`]));
});

test("work that comes after a rest begins as well", async () => {
  const turn = createTurns();
  await turn();
  await turnOfTheLoop();
  await expect(turn()).resolves.toBeUndefined();
});
