import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inventoryStatusFor } from "#app/domain/stock/inventory-status.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, stockOf } from "./pay.ts";
import { BLAZER, type DatabaseError, PRODUCTS, startCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.sql(
    `update public.products set quantity = 5, inventory_status = 'in-stock', status_follows_stock = false,
       price = 385, original_price = null where id = $1`,
    [BLAZER.productId],
  ),
);

const change = (body: object, id: string = BLAZER.productId) =>
  shop.call<DatabaseError>("staff", "PATCH", `products?id=eq.${id}`, body);

const blazer = () => stockOf(shop, BLAZER.productId);

test("leaves the status as the owner set it by default", async () => {
  await change({ quantity: 1 });
  expect(await blazer()).toEqual({ quantity: 1, inventory_status: "in-stock" });
});

test.each([0, 1, 5, 6, 100])(
  "sets the status of a product that follows its stock of %i units",
  async (quantity) => {
    await change({ status_follows_stock: true });
    await change({ quantity });
    expect(await blazer()).toEqual({ quantity, inventory_status: inventoryStatusFor(quantity) });
    await change({ inventory_status: quantity === 0 ? "in-stock" : "sold-out" });
    expect(await blazer()).toMatchObject({ inventory_status: inventoryStatusFor(quantity) });
  },
);

test("follows a sale, and the stock per size and color", async () => {
  await change({ status_follows_stock: true, quantity: 6 });
  await pay(shop, (await startCheckout(shop, [BLAZER])).reference);
  expect(await blazer()).toEqual({ quantity: 5, inventory_status: "low-stock" });
  const boots = PRODUCTS.ankleBoots;
  await change({ status_follows_stock: true }, boots);
  await shop.sql("update public.product_variants set quantity = 0 where product_id = $1", [boots]);
  expect(await stockOf(shop, boots)).toEqual({ quantity: 0, inventory_status: "sold-out" });
});

test("rejects an original price that is not above the price, also when the price rises", async () => {
  for (const original_price of [384, 385]) {
    const { status, body } = await change({ original_price });
    expect({ status, details: body.details }).toEqual({
      status: 422,
      details: "ORIGINAL_PRICE_TOO_LOW",
    });
  }
  expect((await change({ original_price: 400 })).status).toBe(200);
  expect((await change({ price: 400 })).body.details).toBe("ORIGINAL_PRICE_TOO_LOW");
  expect((await change({ price: 400, original_price: null })).status).toBe(200);
  const added = { name: "Pareo", slug: "pareo", price: 40, original_price: 30 };
  expect((await shop.call("staff", "POST", "products", added)).status).toBe(422);
});

test("saves other changes of a product stored before the rule", async () => {
  await shop.sql("alter table public.products disable trigger check_original_price");
  await shop.sql("update public.products set original_price = 300 where id = $1", [
    BLAZER.productId,
  ]);
  await shop.sql("alter table public.products enable trigger check_original_price");
  expect((await change({ price: 385, original_price: 300, quantity: 7 })).status).toBe(200);
});
