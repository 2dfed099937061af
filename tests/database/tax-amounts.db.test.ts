import { addVat, extractVat, VAT_RATES, type VatRate } from "@gemma-luce/sri";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createRandom } from "../fixtures/create-random.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { type Order, pay } from "./pay.ts";
import { type BagLine, PRODUCTS, startCheckout } from "./sample-bag.ts";

const CASES = 1500;
const BAGS = 60;
const RATES: [VatRate, ...VatRate[]] = [
  VAT_RATES.fifteen,
  VAT_RATES.zero,
  VAT_RATES.eight,
  VAT_RATES.twelve,
];

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
  await shop.sql("update public.products set quantity = 100000, original_price = null");
});
afterAll(() => shop.close());

beforeEach(() => setMode(false));

const setMode = (prices_include_tax: boolean) =>
  shop.call("staff", "PATCH", "shop_information?id=eq.true", { prices_include_tax });

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
  for (const [place, { productId }] of CHOICES.entries()) {
    // An order costs at least a dollar.
    const least = place === 0 ? 100 : 1;
    const price = dollars(integer(random, least, least + pick(random, [20, 30_000])));
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
