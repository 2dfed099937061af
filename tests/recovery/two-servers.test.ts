import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, listSteps } from "./kill-steps.ts";
import { letWorkersFinish, PURCHASES, payAndReturn } from "./purchases.ts";
import { openServerPair, type ServerPair } from "./server-pair.ts";

/** `npm run soak` lets one of the two die at every step. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
const SHOPPERS = 12;

let pair: ServerPair;

beforeAll(async () => {
  pair = await openServerPair();
});
afterAll(() => pair.close());

test("two servers on one database share the work: each payment one order, each order one e-mail", async () => {
  const { first, second } = pair;
  const purchases = Object.values(PURCHASES);
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      const shop = index % 2 === 0 ? first : second;
      await payAndReturn(shop, `pair-${index}@example.com`, index % 2 === 0 ? second : first);
    }),
  );
  await letWorkersFinish(second);
  for (const [index, purchase] of purchases.entries()) {
    await purchase(index % 2 === 0 ? first : second, `pair-way-${index}@example.com`);
  }
  expect(await pair.findLosses()).toEqual([]);
  const ids = pair.messageIds();
  expect(ids.length).toBeGreaterThanOrEqual(SHOPPERS);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.runIf(IN_EVERY_WAY)(
  "when one of two servers dies at any step, the other loses nothing and doubles nothing",
  async () => {
    const { first, second } = pair;
    const steps = await listSteps(first, true);
    const losses: string[] = [];
    for (const [index, step] of steps.entries()) {
      await dieAt(first, step, `pair-killed-${index}@example.com`);
      // The survivor finishes alone.
      await letWorkersFinish(second);
      for (const loss of await pair.findLosses())
        losses.push(`${step.point} (${step.way}): ${loss}`);
      await first.restart();
    }
    console.log(`two servers: ${steps.length} points, ${losses.length} losses`);
    expect(losses).toEqual([]);
  },
);
