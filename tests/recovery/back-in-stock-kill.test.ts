import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VICTIMS, type Victim } from "#server/runtime/fault-points.ts";
import { type FaultyShop, openFaultyShop, TEST_PRODUCT, waitUntil } from "./faulty-shop.ts";
import { makeWorkDue } from "./open-work.ts";

const PEOPLE = 1000;

/** Every step from the free units to the sent email, and each victim once the emails are queued. */
const STEPS: { point: string; victim: Victim }[] = [
  ...VICTIMS.map((victim) => ({ point: "after stockRequests.notify", victim })),
  { point: "before stockRequests.notify", victim: "both" },
  { point: "after outbox.claim", victim: "shop" },
  { point: "before transport.send", victim: "database" },
  { point: "after transport.send", victim: "shop" },
  { point: "before outbox.recordSent", victim: "both" },
  { point: "after outbox.recordSent", victim: "all" },
];

const PEOPLE_PER_STEP = PEOPLE / STEPS.length;

let shop: FaultyShop;

beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

const restock = (quantity: number) =>
  shop.rest("PATCH", `products?id=eq.${TEST_PRODUCT.id}`, {
    quantity,
    inventory_status: quantity > 0 ? "in-stock" : "sold-out",
  });

/** Kill at a step while the units for some more people come. */
async function dieWhileRestocking({ point, victim }: (typeof STEPS)[number], quantity: number) {
  await shop.arm(point, victim);
  // An idle worker comes by before the units do: then they come after the kill.
  await restock(quantity).catch(() => {});
  await waitUntil(`the shop dies ${point}`, () => shop.hasFired());
  if (victim === "all") {
    await waitUntil("the shop is dead", async () => shop.isDead());
    await shop.restart();
  }
  await shop.waitUntilHealthy();
  await restock(quantity);
}

async function countUnfinished(): Promise<number> {
  const waiting = await shop.rest("GET", "stock_requests?notified_at=is.null&select=id");
  const unsent = await shop.rest("GET", "outbox?sent_at=is.null&select=id");
  return waiting.length + unsent.length;
}

/** However long it takes, as long as there is progress. */
async function letMailsGo(): Promise<void> {
  await makeWorkDue(shop);
  let left = await countUnfinished();
  while (left > 0) {
    const before = left;
    left = await waitUntil("more people are notified", countUnfinished, (now) => now < before);
  }
}

test(`tells each of ${PEOPLE} people once that a size is back, when killed at every step`, async () => {
  await restock(0);
  const { size, color } = TEST_PRODUCT.line;
  const addresses = Array.from({ length: PEOPLE }, (_, index) => `waiting-${index}@example.com`);
  await shop.rest(
    "POST",
    "stock_requests",
    addresses.map((email) => ({ email, product_id: TEST_PRODUCT.id, size, color, language: "es" })),
  );

  for (const [index, step] of STEPS.entries()) {
    await dieWhileRestocking(step, PEOPLE_PER_STEP * (index + 1));
  }
  await letMailsGo();

  const mails = await shop.rest<{ recipient: string; sent_at: string | null }>(
    "GET",
    "outbox?kind=eq.back_in_stock&select=recipient,sent_at&order=id",
  );
  // First come, first notified.
  expect(mails.map(({ recipient }) => recipient)).toEqual(addresses);
  expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([]);
  const files = await readdir(path.join(shop.dataDir, "outbox"));
  expect(files.filter((name) => name.endsWith(".eml"))).toHaveLength(PEOPLE);
  expect(await shop.rest("GET", "stock_requests?notified_at=is.null&select=id")).toEqual([]);
});
