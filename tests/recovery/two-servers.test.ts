import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, listSteps, type Step } from "./kill-steps.ts";
import { letWorkersFinish } from "./open-work.ts";
import { PURCHASES, payAndReturn } from "./purchases.ts";
import { openServerPair, type ServerPair } from "./server-pair.ts";

/** `npm run soak` kills one of the two at every step. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";
/** The steps around capture and settlement. */
const FEW_STEPS: Step[] = [
  "before provider.confirm",
  "after provider.confirm",
  "before store.settle",
  "after store.settle",
].map((point) => ({ scenario: "paid and returned", point }));
const SHOPPERS = 12;

let pair: ServerPair;

beforeAll(async () => {
  pair = await openServerPair();
});
afterAll(() => pair.close());

test("shares the work of two servers on one database: each payment one order, each order one email", async () => {
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
    await purchase(index % 2 === 0 ? first : second, `pair-scenario-${index}@example.com`);
  }
  expect(await pair.findLosses()).toEqual([]);
  const ids = pair.messageIds();
  expect(ids.length).toBeGreaterThanOrEqual(SHOPPERS);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Kill one server at a step while the other continues; return the losses once the survivor has finished. */
async function dieBeside(index: number, step: Step): Promise<string[]> {
  const { first, second } = pair;
  const [victim, survivor] = index % 2 === 0 ? [first, second] : [second, first];
  const sellOn = () =>
    payAndReturn(survivor, `beside-${index}@example.com`).catch((cause: Error) => {
      const log = survivor.output().slice(-2000);
      throw new Error(`The survivor does not sell, ${step.point} (${step.scenario}): ${log}`, {
        cause,
      });
    });
  await dieAt(victim, { ...step, victim: "shop" }, `pair-killed-${index}@example.com`, sellOn);
  await sellOn();
  await letWorkersFinish(survivor);
  const losses = await pair.findLosses();
  await victim.restart();
  return losses.map((loss) => `${step.point} (${step.scenario}): ${loss}`);
}

test("continues on one of two servers when the other dies at any step, with no loss and no duplicate", async () => {
  const { first, second } = pair;
  const steps = IN_EVERY_WAY ? await listSteps(first, true, [second]) : FEW_STEPS;
  const losses: string[] = [];
  for (const [index, step] of steps.entries()) losses.push(...(await dieBeside(index, step)));
  console.log(`two servers: ${steps.length} points, ${losses.length} losses`);
  expect(losses).toEqual([]);
});
