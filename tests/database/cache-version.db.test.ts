import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { lapse, PRODUCTS, startCheckout } from "./sample-bag.ts";

type Versions = { catalogue: string; stock: string };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function readVersions(): Promise<Versions> {
  const { status, body } = await shop.rpc<Versions>("server", "cache_version", {});
  expect(status).toBe(200);
  return body;
}

/** Return the versions that a change increases. */
async function changedBy(change: () => Promise<unknown>): Promise<(keyof Versions)[]> {
  const before = await readVersions();
  await change();
  const after = await readVersions();
  return (["catalogue", "stock"] as const).filter((name) => before[name] !== after[name]);
}

test("keeps the versions without a change", async () => {
  expect(await changedBy(async () => {})).toEqual([]);
  expect(await changedBy(() => shop.call("staff", "GET", "products?select=id"))).toEqual([]);
});

test.each([
  ["a price", "PATCH", `products?id=eq.${PRODUCTS.handbag}`, { price: 199 }],
  ["a category's name", "PATCH", "categories?name=eq.dresses", { display_name: "Gowns" }],
  [
    "a collection's description",
    "PATCH",
    "collections?name=eq.tuscan-escape",
    { description: "Hills." },
  ],
  ["the shop's information", "PATCH", "shop_information?id=eq.true", { return_days: 15 }],
  ["a rate of IVA", "POST", "tax_rates", { valid_from: "2090-01-01", rate: 0.14 }],
  ["a way to pay", "PATCH", "payment_methods?kind=eq.deuna", { provinces: ["Azuay"] }],
  ["a zone of delivery", "POST", "delivery_zones", { name: "Galápagos", price: 12 }],
  ["a new product", "POST", "products", { name: "Pareo", slug: "pareo", price: 40 }],
  [
    "a variant",
    "POST",
    "product_variants",
    { product_id: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 3 },
  ],
  [
    "a size chart",
    "POST",
    "size_charts",
    { sizes: [{ size: "S", elsewhere: {}, body: {}, garment: {} }] },
  ],
  ["a swatch", "POST", "swatches", { color: "lemon", hex: "#f5e26b" }],
  ["a deleted product", "DELETE", "products?slug=eq.pareo", undefined],
])("increases both versions for %s", async (_name, method, path, body) => {
  expect(await changedBy(() => shop.call("staff", method, path, body))).toEqual([
    "catalogue",
    "stock",
  ]);
});

test("increases both versions for the settings of invoices", async () => {
  const change = () => shop.sql("update public.invoice_settings set establishment = '002'");
  expect(await changedBy(change)).toEqual(["catalogue", "stock"]);
});

test("increases both versions when a rate of IVA begins", async () => {
  // What midnight does, without a write that is counted.
  await shop.sql("alter table public.tax_rates disable trigger count_change");
  expect(
    await changedBy(() =>
      shop.sql("insert into public.tax_rates values (public.shop_day(), 0.13)"),
    ),
  ).toEqual(["catalogue", "stock"]);
  await shop.sql("delete from public.tax_rates where valid_from = public.shop_day()");
  await shop.sql("alter table public.tax_rates enable trigger count_change");
});

test("increases the stock version for a hold and a payment's return", async () => {
  let reference = "";
  const start = async () => {
    ({ reference } = await startCheckout(shop));
  };
  expect(await changedBy(start)).toEqual(["stock"]);
  const pin = () =>
    shop.sql("update public.checkouts set status = 'confirming' where reference = $1", [reference]);
  expect(await changedBy(pin)).toEqual(["stock"]);
  const touchOnly = () =>
    shop.sql("update public.checkouts set phone = '2' where reference = $1", [reference]);
  expect(await changedBy(touchOnly)).toEqual([]);
});

test("increases the stock version when a hold expires without a write", async () => {
  const { reference } = await startCheckout(shop);
  await shop.sql(
    "update public.checkouts set expires_at = clock_timestamp() + interval '150 milliseconds' where reference = $1",
    [reference],
  );
  const before = await readVersions();
  await expect
    .poll(async () => (await readVersions()).stock, { timeout: 20_000 })
    .not.toBe(before.stock);
  expect((await readVersions()).catalogue).toBe(before.catalogue);
});

test("keeps the versions when a change is rolled back", async () => {
  const rejected = () =>
    shop.call("staff", "PATCH", `products?id=eq.${PRODUCTS.handbag}`, { price: -1 });
  expect(await changedBy(rejected)).toEqual([]);
});

test("returns the figures of the metrics without personal data", async () => {
  const { body } = await shop.rpc<Record<string, unknown>>("server", "shop_figures", {});
  expect(body).toEqual({
    checkouts: { open: expect.any(Number), confirming: 1, settled: 0, failed: 0 },
    reversalsDue: 0,
    outboxWaiting: expect.any(Number),
    outboxOldestSeconds: expect.any(Number),
    outboxGivenUp: expect.any(Number),
    orders: 0,
  });
});

test("counts an open checkout in the figures as long as it holds units", async () => {
  const countOpen = async () => {
    const { body } = await shop.rpc<{ checkouts: { open: number } }>("server", "shop_figures", {});
    return body.checkouts.open;
  };
  const before = await countOpen();
  const { reference } = await startCheckout(shop);
  expect(await countOpen()).toBe(before + 1);
  await lapse(shop, reference);
  expect(await countOpen()).toBe(before);
});
