import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, stockOf } from "./pay.ts";
import { BLAZER, PRODUCTS, resetPurchases, startCheckout, tryCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => resetPurchases(shop));

/** Cancel an order and put its units back. */
const cancel = (order_id: string) =>
  shop.rpc("server", "cancel_order", { order_id, staff_id: shop.userIds.staff, restock: true });

test("settles an order although the owner lowered the stock below the hold", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 4 }]);
  await shop.sql("update public.products set quantity = 1 where id = $1", [BLAZER.productId]);
  const order = await pay(shop, reference);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
  await cancel(order.id);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 1,
    inventory_status: "low-stock",
  });
  expect(
    await shop.sql("select units from public.order_events where kind = 'stock_restored'"),
  ).toEqual([{ units: 1 }]);
});

test("puts back what the lines of one product took together, and nothing of one without stock", async () => {
  const { reference } = await startCheckout(shop, [
    { ...BLAZER, quantity: 2 },
    { ...BLAZER, size: "M", quantity: 2 },
  ]);
  await shop.sql("update public.products set quantity = 3 where id = $1", [BLAZER.productId]);
  const order = await pay(shop, reference);
  expect(await stockOf(shop, BLAZER.productId)).toMatchObject({ quantity: 0 });
  await cancel(order.id);
  expect(await stockOf(shop, BLAZER.productId)).toMatchObject({ quantity: 3 });

  const { reference: last } = await startCheckout(shop, [BLAZER]);
  await shop.sql("update public.products set quantity = 0 where id = $1", [BLAZER.productId]);
  await cancel((await pay(shop, last)).id);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
});

test("puts back what one size and color had", async () => {
  const boots = { productId: PRODUCTS.ankleBoots, size: "37", color: "Camel", quantity: 2 };
  const set = (quantity: number) =>
    shop.sql(
      "update public.product_variants set quantity = $2 where product_id = $1 and size = '37' and color = 'Camel'",
      [boots.productId, quantity],
    );
  await set(2);
  const before = await stockOf(shop, boots.productId);
  const { reference } = await startCheckout(shop, [boots]);
  await set(1);
  const order = await pay(shop, reference);
  await cancel(order.id);
  expect(await stockOf(shop, boots.productId)).toMatchObject({
    quantity: (before?.quantity ?? 0) - 1,
  });
  await set(2);
});

test("holds and takes stock of one size and color alone", async () => {
  const boots = { productId: PRODUCTS.ankleBoots, size: "38", color: "Camel", quantity: 2 };
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toMatchObject({ quantity: 11 });
  const { reference } = await startCheckout(shop, [boots]);
  expect((await tryCheckout(shop, [{ ...boots, quantity: 1 }])).body).toMatchObject({
    details: "OUT_OF_STOCK",
  });
  expect((await tryCheckout(shop, [{ ...boots, size: "35" }])).body).toMatchObject({
    details: "OUT_OF_STOCK",
  });
  expect((await tryCheckout(shop, [{ ...boots, color: "Charcoal", quantity: 2 }])).status).toBe(
    200,
  );
  await pay(shop, reference);
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toMatchObject({
    quantity: 9,
    inventory_status: "in-stock",
  });
  const variants = await shop.sql<{ size: string; color: string; quantity: number }>(
    "select size, color, quantity from public.product_variants where product_id = $1 and size = '38' order by color",
    [PRODUCTS.ankleBoots],
  );
  expect(variants).toEqual([
    { size: "38", color: "Camel", quantity: 0 },
    { size: "38", color: "Charcoal", quantity: 2 },
  ]);
  const { body: free } = await shop.rpc("anon", "list_free_stock", {
    product_id: PRODUCTS.ankleBoots,
  });
  expect(free).toMatchObject({
    lines: expect.arrayContaining([{ size: "38", color: "Camel", free: 0 }]),
  });
});

test("marks a product as sold out with its last variant", async () => {
  await shop.sql(
    "update public.product_variants set quantity = case when size = '36' and color = 'Camel' then 1 else 0 end where product_id = $1",
    [PRODUCTS.ankleBoots],
  );
  const { reference } = await startCheckout(shop, [
    { productId: PRODUCTS.ankleBoots, size: "36", color: "Camel", quantity: 1 },
  ]);
  await pay(shop, reference);
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
});

const mark = (status: string) =>
  shop.sql("update public.products set inventory_status = $2 where id = $1", [
    BLAZER.productId,
    status,
  ]);

test("keeps offering the last unit", async () => {
  await resetPurchases(shop, 2);
  await pay(shop, (await startCheckout(shop, [BLAZER])).reference);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 1,
    inventory_status: "in-stock",
  });
});

test("puts units back without offering a product that the owner marked as sold out", async () => {
  const order = await pay(shop, (await startCheckout(shop, [BLAZER])).reference);
  await mark("sold-out");
  await cancel(order.id);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 5,
    inventory_status: "sold-out",
  });
});

test.each([
  [5, "low-stock"],
  [6, "in-stock"],
])("offers %d units that came back as %s", async (quantity, inventory_status) => {
  await resetPurchases(shop, quantity);
  const order = await pay(shop, (await startCheckout(shop, [{ ...BLAZER, quantity }])).reference);
  await cancel(order.id);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({ quantity, inventory_status });
});
