import { afterAll, beforeAll, expect, test } from "vitest";
import { VICTIMS, type Victim } from "#server/runtime/fault-points.ts";
import { percentile } from "../../scripts/bench/percentile.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findHeld } from "./find-held.ts";
import { findLosses } from "./find-losses.ts";
import { dieAt, listSteps, type Step } from "./kill-steps.ts";
import { letWorkersFinish } from "./open-work.ts";

/** Every write and every provider call from start to settle and to the reversal; the scenarios must reach them all. */
const CALLS = [
  "store.start",
  "store.pin",
  "store.unpin",
  "store.fail",
  "store.settle",
  "store.requireReversal",
  "store.recordReversal",
  "store.refuseReversal",
  "reversals.request",
  "reversals.finish",
  "reversals.refuse",
  "reversals.release",
  "provider.confirm",
  "provider.findByReference",
  "provider.reverse",
  "queue.release",
  "transport.send",
  "outbox.recordSent",
];

type Death = Step & { victim: Victim };
type Loss = Death & { what: string };

/** `npm run soak` dies at a step in every scenario that reaches it, not only in the first. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";

/** Kill the victim at the step, restart it and let the workers finish; return the milliseconds. */
async function dieAndRecover(shop: FaultyShop, step: Death, email: string): Promise<number> {
  await dieAt(shop, step, email);
  const death = performance.now();
  if (step.victim === "all") await shop.restart();
  await shop.waitUntilHealthy();
  await letWorkersFinish(shop);
  return Math.round(performance.now() - death);
}

function spread(milliseconds: number[]): string {
  const [half, longest] = [0.5, 1].map((share) => percentile(milliseconds, share));
  return `${half} ms, at most ${longest} ms`;
}

let shops: FaultyShop[];

beforeAll(async () => {
  shops = await Promise.all([openFaultyShop(), openFaultyShop()]);
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

test("loses and doubles no payment when killed at every step from start to settle and to the reversal", async () => {
  const [first] = shops;
  if (!first) throw new Error("no shop");
  const steps = await listSteps(first, IN_EVERY_WAY);
  const deaths = steps.map((step, index): Death => {
    // Over the steps each process dies alone and together with the others.
    const victim = VICTIMS[index % VICTIMS.length] ?? "all";
    return { ...step, victim };
  });
  const waiting = deaths.map((step, index) => ({ step, email: `killed-${index}@example.com` }));
  const losses: Loss[] = [];
  const recoveries: number[] = [];

  await Promise.all(
    shops.map(async (shop) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        recoveries.push(await dieAndRecover(shop, next.step, next.email));
        const wrong = await findLosses(shop);
        losses.push(...wrong.map((what) => ({ ...next.step, what })));
      }
    }),
  );
  const held = await Promise.all(shops.map(findHeld));
  console.log(
    `kill test: ${steps.length} points, ${losses.length} losses; all finished after ${spread(recoveries)}`,
  );
  console.log(
    deaths.map(({ scenario, point, victim }) => `  ${victim}: ${point} (${scenario})`).join("\n"),
  );
  expect(losses).toEqual([]);
  expect(held).toEqual([0, 0]);
  const points = steps.map(({ point }) => point);
  for (const call of CALLS) {
    expect(points).toContain(`before ${call}`);
    expect(points).toContain(`after ${call}`);
  }
});
