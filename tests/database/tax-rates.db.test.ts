import { VAT_BASIS_POINTS } from "@gemma-luce/sri/vat-rates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { PRODUCTS, startCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.products set quantity = 1000 where id = $1", [PRODUCTS.handbag]);
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
});
afterAll(() => shop.close());

beforeEach(async () => {
  await setMode(false);
  await shop.sql("delete from public.tax_rates where valid_from > '2024-04-01'");
});

const setMode = (prices_include_tax: boolean) =>
  shop.call("staff", "PATCH", "shop_information?id=eq.true", { prices_include_tax });

const addRate = (days: number, rate: number) =>
  shop.sql("insert into public.tax_rates values (public.shop_day() + $1::integer, $2)", [
    days,
    rate,
  ]);

const HANDBAG = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };

const setHandbagPrice = (price: number) =>
  shop.sql("update public.products set price = $2 where id = $1", [PRODUCTS.handbag, price]);

test("a checkout and its order keep the rate and the mode of the checkout's day", async () => {
  await setHandbagPrice(100);
  const { reference } = await startCheckout(shop, [HANDBAG]);
  await addRate(0, 0.13);
  await setMode(true);
  const order = await pay(shop, reference);
  expect(order).toMatchObject({ tax: 15, total: 115, taxRate: 0.15, pricesIncludeTax: false });
  expect(await startCheckout(shop, [HANDBAG])).toMatchObject({ total: 100, taxRate: 0.13 });
});

test("applies a rate from its first day in Ecuador", async () => {
  await addRate(1, 0.12);
  await setHandbagPrice(100);
  expect(await startCheckout(shop, [HANDBAG])).toMatchObject({ tax: 15 });
  const [row] = await shop.sql(
    `select public.tax_rate_on(public.shop_day() + 1) as tomorrow,
       public.shop_day('2026-11-25 04:59:59+00') as before, public.shop_day('2026-11-25 05:00+00') as after`,
  );
  expect(row).toEqual({
    tomorrow: "0.1200",
    before: "2026-11-24",
    after: "2026-11-25",
  });
});

test("takes only the rates that packages/sri can write", async () => {
  const accepted: number[] = [];
  for (let basisPoints = -100; basisPoints <= 2000; basisPoints += 50) {
    const rate = { valid_from: "2090-01-01", rate: basisPoints / 10_000 };
    const { status } = await shop.call("staff", "POST", "tax_rates", rate);
    if (status === 201) accepted.push(basisPoints);
    else expect(status).toBe(400);
    await shop.sql("delete from public.tax_rates where valid_from = '2090-01-01'");
  }
  expect(accepted).toEqual(VAT_BASIS_POINTS);
});

test("tells shoppers today's rate and the mode", async () => {
  await addRate(0, 0.08);
  await setMode(true);
  const { body } = await shop.rpc("anon", "find_pricing", {});
  expect(body).toEqual({ taxRate: 0.08, pricesIncludeTax: true });
});

test.each([
  ["add a rate that begins today", "POST", 0, 201],
  ["add a rate that began in the past", "POST", -1, 403],
])("staff may or may not %s", async (_, method, days, expected) => {
  const [row] = await shop.sql<{ day: string }>(
    "select (public.shop_day() + $1::integer)::text as day",
    [days],
  );
  const rate = { valid_from: row?.day, rate: 0.12 };
  expect((await shop.call("staff", method, "tax_rates", rate)).status).toBe(expected);
});

test("staff may remove only rates that have not begun, and change none", async () => {
  await addRate(0, 0.13);
  await addRate(1, 0.12);
  await shop.call("staff", "DELETE", "tax_rates?rate=gt.0");
  await shop.call("staff", "PATCH", "tax_rates?rate=gt.0", { rate: 0.05 });
  expect(await shop.sql("select rate from public.tax_rates order by valid_from")).toEqual([
    { rate: "0.1500" },
    { rate: "0.1300" },
  ]);
});
