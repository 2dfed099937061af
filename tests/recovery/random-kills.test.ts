import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findProcess } from "../fixtures/shop-processes.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findLosses } from "./find-losses.ts";
import { letWorkersFinish } from "./open-work.ts";
import { payAndReturn } from "./purchases.ts";

/** `npm run soak` kills two hundred times. */
const KILLS = process.env.KILL_IN_EVERY_WAY === "1" ? 200 : 6;
const BUYERS = 6;
const VICTIMS = ["shop", "database", "both"] as const;

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  for (const role of ["database", "shop"] as const) {
    if (victim !== role && victim !== "both") continue;
    const pid = await findProcess(shop.pid(), role);
    if (pid !== null) process.kill(pid, "SIGKILL");
  }
}

test(`${KILLS} random kills under ${BUYERS} buyers: nothing lost and nothing doubled`, async () => {
  let isOver = false;
  let purchases = 0;
  const buyers = Array.from({ length: BUYERS }, async (_, buyer) => {
    for (let index = 0; !isOver; index += 1) {
      // The workers finish what a kill interrupts.
      await payAndReturn(shop, `random-${buyer}-${index}@example.com`).then(
        () => {
          purchases += 1;
        },
        () => sleep(50),
      );
    }
  });
  for (let index = 0; index < KILLS; index += 1) {
    await sleep(Math.random() * 2000);
    await kill(VICTIMS[index % VICTIMS.length] ?? "shop");
    await shop.waitUntilHealthy();
  }
  isOver = true;
  await Promise.all(buyers);
  await shop.waitUntilHealthy();
  await letWorkersFinish(shop);
  const losses = await findLosses(shop);
  const payments = await shop.payments();
  const returned = payments.filter(({ state }) => state === "reversed").length;
  console.log(
    `random kills: ${KILLS} kills, ${purchases} purchases seen to their end, ${payments.length} payments, ${returned} of them given back, ${losses.length} losses`,
  );
  expect(losses).toEqual([]);
  expect(purchases).toBeGreaterThan(0);
});
