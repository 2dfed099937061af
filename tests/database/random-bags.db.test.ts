import { VAT_RATES, writeFactura } from "@gemma-luce/sri";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutTotals } from "#app/domain/checkout/checkout-totals.ts";
import { createRandom } from "../fixtures/create-random.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const BAGS = 5000;
/** A bag has at most 30 lines; more than a few of them show nothing new. */
const MOST_LINES = 6;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string | number) => Math.round(Number(amount) * 100);
const productId = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

type Bag = {
  index: number;
  lines: number[];
  delivery: number;
  kind: "percent" | "amount";
  /** Hundredths of a percent, or cents. */
  value: number;
  /** The places of the discounted lines; empty for all. */
  discounted: number[];
};

function randomBag(random: () => number, index: number): Bag {
  const integer = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const most = [9, 500, 40_000, 9_999_999][integer(0, 3)] ?? 9;
  const lines = Array.from({ length: integer(1, MOST_LINES) }, () => integer(1, most));
  const kind = integer(0, 1) ? "percent" : "amount";
  return {
    index,
    lines: integer(0, 3) === 0 ? lines.map(() => lines[0] ?? 1) : lines,
    delivery: integer(0, 1) ? 0 : integer(1, 2500),
    kind,
    value: kind === "percent" ? integer(1, 10_000) : integer(1, most * 2),
    discounted: integer(0, 2) ? [] : lines.map((_, place) => place).slice(0, integer(1, 3)),
  };
}

type Priced = {
  discounts: number[];
  off: number[];
  parts: { base: number; tax: number; total: number }[];
};

/** Price bags by the functions that `price_checkout` calls. */
async function priceInSql(bags: Bag[], pricesIncludeTax: boolean): Promise<Priced[]> {
  const given = bags.map(({ index, lines, delivery, kind, value, discounted }) => ({
    index,
    amounts: lines.map(dollars),
    ids: lines.map((_, place) => productId(place)),
    delivery: dollars(delivery),
    code: {
      kind,
      value: dollars(value),
      collection_ids: [],
      product_ids: discounted.map(productId),
    },
  }));
  return shop.sql<Priced>(
    `with bag as (
       select
         each.*,
         (
           select array_agg(share.amount order by share.place)
           from public.share_discount(
             jsonb_populate_record(null::public.discount_codes, each.code), each.ids, each.amounts
           ) as share
         ) as discounts
       from jsonb_to_recordset($1::jsonb)
         as each (index integer, amounts numeric [], ids uuid [], delivery numeric, code jsonb)
     )
     select
       to_jsonb(bag.discounts) as discounts,
       (
         select jsonb_agg(off.base order by off.place)
         from public.split_tax(bag.discounts, 0.15, $2) as off
       ) as off,
       (
         select jsonb_agg(to_jsonb(part) - 'place' order by part.place)
         from public.split_tax(
           (
             select array_agg(bag.amounts[place] - bag.discounts[place] order by place)
             from generate_subscripts(bag.amounts, 1) as place
           ) || bag.delivery,
           0.15, $2
         ) as part
       ) as parts
     from bag order by bag.index`,
    [JSON.stringify(given), pricesIncludeTax],
  );
}

const HEADER = {
  environment: "test",
  issuer: {
    ruc: "1792261104001",
    legalName: "Gemma Luce S.A.S.",
    headOfficeAddress: "Quito",
    keepsAccounts: false,
    isRimpe: false,
  },
  number: { establishment: "001", emissionPoint: "001", sequential: 1 },
  numericCode: "12345678",
  date: "2026-11-24",
  buyer: { kind: "cedula", number: "1710034065", name: "Ana Vega" },
} as const;

/** Return total and base of the invoice of a priced bag. */
function amountsOfInvoice(parts: Priced["parts"], off: number[]) {
  const lines = parts.map((part, place) => ({
    description: "Vestido",
    quantity: 1,
    rate: VAT_RATES.fifteen,
    base: cents(part.base),
    tax: cents(part.tax),
    total: cents(part.total),
    discount: cents(off[place] ?? 0),
  }));
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const { xml } = writeFactura({ ...HEADER, lines, payments: [{ form: "creditCard", total }] });
  const amount = (name: string) =>
    cents(new RegExp(`<${name}>([\\d.]+)</${name}>`).exec(xml)?.[1] ?? Number.NaN);
  return {
    total: amount("importeTotal"),
    base: amount("totalSinImpuestos"),
    discount: amount("totalDescuento"),
  };
}

test.each([true, false])(
  "adds up to the same cents in SQL, TypeScript and the invoice for 5,000 random bags, prices with IVA: %s",
  async (pricesIncludeTax) => {
    const random = createRandom(260);
    const bags = Array.from({ length: BAGS }, (_, index) => randomBag(random, index));
    const priced = await priceInSql(bags, pricesIncludeTax);
    expect(priced).toHaveLength(BAGS);
    for (const [index, { discounts, off, parts }] of priced.entries()) {
      const bag = bags[index] as Bag;
      const shares = discounts.map(cents);
      const expected = checkoutTotals(
        { lines: bag.lines, discounts: shares, delivery: bag.delivery },
        { taxBasisPoints: 1500, pricesIncludeTax },
      );
      const label = JSON.stringify(bag);
      const { subtotal, discount, deliveryAmount, tax, total } = expected;
      expect(subtotal - discount + deliveryAmount + tax, label).toBe(total);
      for (const amount of Object.values(expected)) expect(amount, label).toBeGreaterThanOrEqual(0);
      for (const [place, share] of shares.entries()) {
        expect(share >= 0 && share <= (bag.lines[place] ?? 0), label).toBe(true);
      }

      const items = parts.slice(0, -1);
      const sum = (values: number[]) => values.reduce((whole, value) => whole + cents(value), 0);
      expect(
        {
          subtotal: sum(items.map(({ base }) => base)) + sum(off),
          discount: sum(off),
          deliveryAmount: cents(parts.at(-1)?.base ?? 0),
          tax: sum(parts.map((part) => part.tax)),
          total: sum(parts.map((part) => part.total)),
        },
        label,
      ).toEqual(expected);

      const charged = bag.delivery > 0 ? parts : items;
      expect(amountsOfInvoice(charged, off), label).toEqual({
        total,
        base: total - tax,
        discount,
      });
    }
  },
);
