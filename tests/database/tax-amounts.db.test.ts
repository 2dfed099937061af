import { addVat, extractVat, VAT_RATES } from "@gemma-luce/sri";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRandom } from "../fixtures/create-random.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { type Order, pay } from "./pay.ts";
import { type BagLine, PRODUCTS, startCheckout } from "./sample-bag.ts";

const CASES = 1500;
const BAGS = 60;
const RATES = [VAT_RATES.zero, VAT_RATES.eight, VAT_RATES.twelve, VAT_RATES.fifteen] as const;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
  await shop.sql("update public.products set quantity = 100000, original_price = null");
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

const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string | number) => Math.round(Number(amount) * 100);

type Random = () => number;

const integer = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[integer(random, 0, items.length - 1)] ?? items[0];
}

/** Amounts of every size, often equal ones, whose remainders tie. */
function amountsOf(random: Random): number[] {
  const most = pick(random, [3, 50, 1000, 100_000, 99_999_999]);
  const count = integer(random, 1, 12);
  const amounts = Array.from({ length: count }, () => integer(random, 0, most));
  return integer(random, 0, 2) === 0 ? amounts.map(() => amounts[0] ?? 0) : amounts;
}

test.each([
  ["with IVA", extractVat, true],
  ["without IVA", addVat, false],
] as const)("SQL splits amounts %s to the cent as packages/sri does", async (_, split, mode) => {
  const random = createRandom(25);
  const cases = Array.from({ length: CASES }, () => ({
    rate: pick(random, RATES),
    amounts: amountsOf(random),
  }));
  const given = cases.map(({ rate, amounts }, index) => ({
    index,
    rate: rate.basisPoints / 10_000,
    amounts: amounts.map(dollars),
  }));
  const rows = await shop.sql<{ parts: { base: number; tax: number; total: number }[] }>(
    `select (
       select jsonb_agg(to_jsonb(share) - 'place' order by share.place)
       from public.split_tax(each.amounts, each.rate, $2::boolean) as share
     ) as parts
     from jsonb_to_recordset($1::jsonb) as each (index integer, rate numeric, amounts numeric [])
     order by each.index`,
    [JSON.stringify(given), mode],
  );
  expect(rows).toHaveLength(CASES);
  for (const [index, { rate, amounts }] of cases.entries()) {
    const expected = split(amounts.map((amount) => ({ amount, rate })));
    const found = rows[index]?.parts.map((part) => ({
      base: cents(part.base),
      tax: cents(part.tax),
      total: cents(part.total),
    }));
    expect(found, JSON.stringify({ rate, amounts })).toEqual(
      expected.map(({ base, tax, total }) => ({ base, tax, total })),
    );
  }
});

const CHOICES: Pick<BagLine, "productId" | "size" | "color">[] = [
  { productId: PRODUCTS.handbag, size: "One Size", color: "Black" },
  { productId: PRODUCTS.silkWrapDress, size: "M", color: "Cream" },
  { productId: PRODUCTS.palazzoPants, size: "L", color: "Olive" },
];

async function buyRandomBag(random: Random): Promise<Order> {
  for (const { productId } of CHOICES) {
    const price = dollars(integer(random, 1, pick(random, [20, 30_000])));
    await shop.sql("update public.products set price = $2 where id = $1", [productId, price]);
  }
  const bag = CHOICES.slice(0, integer(random, 1, CHOICES.length));
  const lines = bag.map((choice) => ({ ...choice, quantity: integer(random, 1, 9) }));
  const { reference } = await startCheckout(shop, lines);
  return pay(shop, reference);
}

test.each([true, false])(
  "base and tax are the total of every line and order, prices with IVA: %s",
  async (mode) => {
    await setMode(mode);
    const random = createRandom(26);
    for (let bag = 0; bag < BAGS; bag++) {
      const order = await buyRandomBag(random);
      const sums = { base: 0, tax: 0, total: 0 };
      for (const item of order.items) {
        expect(cents(item.base) + cents(item.tax)).toBe(cents(item.total));
        expect(cents(mode ? item.total : item.base)).toBe(cents(item.price) * item.quantity);
        sums.base += cents(item.base);
        sums.tax += cents(item.tax);
        sums.total += cents(item.total);
      }
      expect(sums).toEqual({
        base: cents(order.subtotal),
        tax: cents(order.tax),
        total: cents(order.total),
      });
    }
    expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
  },
);

const HANDBAG = { productId: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 1 };

const setHandbagPrice = (price: number) =>
  shop.sql("update public.products set price = $2 where id = $1", [PRODUCTS.handbag, price]);

test("takes the tax out of prices that include it", async () => {
  await setMode(true);
  await setHandbagPrice(115);
  expect(await startCheckout(shop, [HANDBAG])).toMatchObject({
    subtotal: 100,
    tax: 15,
    total: 115,
    lines: [{ unitPrice: 115 }],
  });
});

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
  await shop.call("staff", "PATCH", "tax_rates?rate=gt.0", { rate: 0.01 });
  expect(await shop.sql("select rate from public.tax_rates order by valid_from")).toEqual([
    { rate: "0.1500" },
    { rate: "0.1300" },
  ]);
});

test("finds amounts that are not the sum of their lines", async () => {
  const { reference } = await startCheckout(shop, [HANDBAG]);
  await shop.sql(
    `update public.checkout_lines set tax_amount = tax_amount + 0.01, total_amount = total_amount + 0.01
     where checkout_id = (select id from public.checkouts where reference = $1)`,
    [reference],
  );
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([
    { problem: "AMOUNTS_DIFFER_FROM_LINES", subject: reference },
  ]);
});
