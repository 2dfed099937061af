import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, listSteps, type Step } from "./kill-steps.ts";
import { letWorkersFinish, PURCHASES, payAndReturn } from "./purchases.ts";
import { openServerPair, type ServerPair } from "./server-pair.ts";

/** `npm run soak` lets one of the two die at every step. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
/** Around the two moments that decide about money, with each server dying. */
const FEW_STEPS: Step[] = [
  "before provider.confirm",
  "after provider.confirm",
  "before store.settle",
  "after store.settle",
].map((point) => ({ way: "paid and returned", point }));
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

/** Lets one server die at a step while the other sells on; returns what is lost or doubled once the survivor has finished alone. */
async function dieBeside(index: number, step: Step): Promise<string[]> {
  const { first, second } = pair;
  const [victim, survivor] = index % 2 === 0 ? [first, second] : [second, first];
  const sellOn = () =>
    payAndReturn(survivor, `beside-${index}@example.com`).catch((cause: Error) => {
      const log = survivor.output().slice(-2000);
      throw new Error(`The survivor does not sell, ${step.point} (${step.way}): ${log}`, { cause });
    });
  await dieAt(victim, { ...step, victim: "shop" }, `pair-killed-${index}@example.com`, sellOn);
  await sellOn();
  await letWorkersFinish(survivor);
  const losses = await pair.findLosses();
  await victim.restart();
  return losses.map((loss) => `${step.point} (${step.way}): ${loss}`);
}

test("when one of two servers dies at any step, the other sells on, loses nothing and doubles nothing", async () => {
  const { first, second } = pair;
  const steps = IN_EVERY_WAY ? await listSteps(first, true, [second]) : FEW_STEPS;
  const losses: string[] = [];
  for (const [index, step] of steps.entries()) losses.push(...(await dieBeside(index, step)));
  console.log(`two servers: ${steps.length} points, ${losses.length} losses`);
  expect(losses).toEqual([]);
});
