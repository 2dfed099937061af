import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, GOODS, openFaultyShop, until } from "./faulty-shop.ts";
import { letWorkersFinish, PURCHASES } from "./purchases.ts";

/** A worker that found nothing to do yet is at no step of a payment. The button's parameters are made up in memory. */
const NO_STEP = [
  "before queue.claim",
  "before outbox.claim",
  "before provider.button",
  "before store.findReceipt",
  "after store.findReceipt",
];

/** Every write and every question to the provider between start and settle; the ways must reach them all. */
const CALLS = [
  "store.start",
  "store.pin",
  "store.unpin",
  "store.fail",
  "store.settle",
  "store.requireReversal",
  "store.recordReversal",
  "provider.confirm",
  "provider.findByReference",
  "provider.reverse",
  "queue.release",
  "transport.send",
  "outbox.recordSent",
];

type Step = { way: string; point: string };
type Loss = Step & { what: string };

/** `npm run soak` dies at a step in every way that reaches it, and not only in the first. */
const IN_EVERY_WAY = process.env.KILL_IN_EVERY_WAY === "1";

/** Which steps each way of a payment reaches that no way before it has; the ways run undisturbed for this. */
async function listSteps(shop: FaultyShop): Promise<Step[]> {
  const steps: Step[] = [];
  let seen = new Set(NO_STEP);
  for (const [way, run] of Object.entries(PURCHASES)) {
    if (IN_EVERY_WAY) seen = new Set(NO_STEP);
    await shop.reached();
    await run(shop, `undisturbed-${steps.length}@example.com`);
    for (const point of await shop.reached()) {
      if (!seen.has(point)) steps.push({ way, point });
      seen.add(point);
    }
  }
  return steps;
}

/** Dies at the step, starts again, and lets the workers finish. */
async function dieAndRecover(shop: FaultyShop, { way, point }: Step, email: string): Promise<void> {
  await shop.arm(point);
  await PURCHASES[way]?.(shop, email).catch(() => {});
  await until(`the shop dies ${point}`, async () => shop.isDead());
  await shop.disarm();
  await shop.restart();
  await letWorkersFinish(shop);
}

/** Compares the provider's books with the shop's orders, stock and e-mails; returns what is wrong. */
async function findLosses(shop: FaultyShop): Promise<string[]> {
  const books = await shop.books();
  const orders = await shop.rest<{
    id: string;
    reference: string;
    payphone_transaction_id: string;
  }>("GET", "orders?select=id,reference,payphone_transaction_id");
  const mails = await shop.rest<{ dedupe_key: string }>("GET", "outbox?select=dedupe_key");
  const files = await readdir(path.join(shop.dataDir, "outbox")).catch(() => []);
  const [product] = await shop.rest<{ quantity: number }>(
    "GET",
    `products?id=eq.${GOODS.id}&select=quantity`,
  );
  const losses: string[] = [];
  for (const { reference, transactionId, state } of books) {
    const made = orders.filter((order) => order.reference === reference);
    const due = state === "captured" ? 1 : 0;
    if (made.length !== due) losses.push(`${state} payment has ${made.length} orders`);
    if (made.some((order) => order.payphone_transaction_id !== String(transactionId))) {
      losses.push("an order names another payment");
    }
  }
  for (const order of orders) {
    const key = `order_confirmation:${order.id}`;
    if (mails.filter(({ dedupe_key }) => dedupe_key === key).length !== 1) losses.push("no e-mail");
    if (files.filter((file) => file.includes(order.id)).length !== 1)
      losses.push("e-mail not kept");
    if (!books.some(({ reference }) => reference === order.reference)) losses.push("unpaid order");
  }
  if (product?.quantity !== GOODS.stock - orders.length) {
    losses.push(`${orders.length} orders, but ${product?.quantity} of ${GOODS.stock} in stock`);
  }
  return losses;
}

/** Lets the holds of abandoned checkouts run out, as the clock would; whatever then is not free is held for good. */
async function findHeld(shop: FaultyShop): Promise<number> {
  const past = "2000-01-01T00:00:00Z";
  await shop.rest("PATCH", "checkouts?status=eq.open", { expires_at: past });
  const [product] = await shop.rest<{ quantity: number }>(
    "GET",
    `products?id=eq.${GOODS.id}&select=quantity`,
  );
  const free = await shop.rest("POST", "rpc/free_stock", {
    product_id: GOODS.id,
    size: GOODS.line.size,
    color: GOODS.line.color,
  });
  return (product?.quantity ?? 0) - Number(free);
}

let shops: FaultyShop[];

beforeAll(async () => {
  shops = await Promise.all([openFaultyShop(), openFaultyShop()]);
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

test("killed at every step from start to settle, no confirmed payment is lost and none is doubled", async () => {
  const [first] = shops;
  if (!first) throw new Error("no shop");
  const steps = await listSteps(first);
  const waiting = steps.map((step, index) => ({ step, email: `killed-${index}@example.com` }));
  const losses: Loss[] = [];

  await Promise.all(
    shops.map(async (shop) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await dieAndRecover(shop, next.step, next.email);
        const wrong = await findLosses(shop);
        losses.push(...wrong.map((what) => ({ ...next.step, what })));
      }
    }),
  );
  const held = await Promise.all(shops.map(findHeld));
  console.log(`kill test: ${steps.length} points, ${losses.length} losses`);
  console.log(steps.map(({ way, point }) => `  ${point} (${way})`).join("\n"));
  expect(losses).toEqual([]);
  expect(held).toEqual([0, 0]);
  const points = steps.map(({ point }) => point);
  for (const call of CALLS) {
    expect(points).toContain(`before ${call}`);
    expect(points).toContain(`after ${call}`);
  }
});
