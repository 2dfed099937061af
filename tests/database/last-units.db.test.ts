import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { type Order, pin, settle, stockOf } from "./pay.ts";
import { BLAZER, type Checkout, CUSTOMER, PRODUCTS, tryCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const times = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

const countOrders = async () =>
  (await shop.sql<{ count: number }>("select count(*)::int as count from public.orders"))[0]?.count;

test("sells the last five units to exactly five of thirty concurrent buyers", async () => {
  const answers = await times(30, (index) =>
    tryCheckout(shop, [BLAZER], {
      customer: { ...CUSTOMER, email: `buyer-${index}@example.com` },
    }),
  );
  const held = answers.filter(({ status }) => status === 200).map(({ body }) => body as Checkout);
  const rejected = answers.filter(({ status }) => status !== 200);
  expect(held).toHaveLength(5);
  expect(new Set(held.map(({ reference }) => reference)).size).toBe(5);
  expect(rejected.map(({ body }) => body.details)).toEqual(Array(25).fill("OUT_OF_STOCK"));
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 5,
    inventory_status: "low-stock",
  });

  const pins = await Promise.all(held.map(({ reference }) => pin(shop, reference)));
  expect(pins.map(({ outcome }) => outcome)).toEqual(Array(5).fill("pinned"));
  const settled = await Promise.all(held.map(({ reference }) => settle(shop, reference)));
  expect(new Set(settled.map(({ body }) => body.id)).size).toBe(5);
  expect(await countOrders()).toBe(5);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
  expect((await tryCheckout(shop, [BLAZER])).body).toMatchObject({
    details: "OUT_OF_STOCK",
    message: "Cashmere Blazer is sold out.",
  });
});

test("creates one order for twenty concurrent returns and gives them equal answers", async () => {
  const line = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 2 };
  const { body: checkout } = await tryCheckout(shop, [line]);
  const before = (await countOrders()) ?? 0;
  const answers = await times(20, async () => {
    const pinned = await pin(shop, checkout.reference);
    return pinned.order ?? (await settle(shop, checkout.reference, "T-1")).body;
  });
  expect(new Set(answers.map((order: Order) => JSON.stringify(order))).size).toBe(1);
  expect(answers[0]?.transactionId).toBe("T-1");
  expect(await countOrders()).toBe(before + 1);
  expect(await stockOf(shop, PRODUCTS.handbag)).toMatchObject({ quantity: 13 });
});

test("creates one order when two checkouts claim one payment", async () => {
  const line = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };
  const checkouts = await times(2, async () => (await tryCheckout(shop, [line])).body);
  const answers = await Promise.all(
    checkouts.map(async ({ reference }) => {
      await pin(shop, reference);
      return settle(shop, reference, "T-claimed-twice");
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOf(shop, PRODUCTS.handbag)).toMatchObject({ quantity: 12 });
});

test("keeps the rights of concurrent calls of different roles apart", async () => {
  const answers = await times(60, async (index) => {
    const role = (["anon", "staff", "server"] as const)[index % 3] ?? "anon";
    if (index % 5 === 0) await shop.rpc(role, "start_checkout", { customer: {}, lines: [] });
    const { status, body } = await shop.call<unknown[]>(role, "GET", "outbox?select=id");
    return `${role} ${status} ${Array.isArray(body)}`;
  });
  expect([...new Set(answers)].sort()).toEqual([
    "anon 401 false",
    "server 200 true",
    "staff 403 false",
  ]);
});
