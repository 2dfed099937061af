import { isDeepStrictEqual } from "node:util";
import { VAT_RATES, type VatRate, writeFactura } from "@gemma-luce/sri";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutTotals } from "#app/domain/checkout/checkout-totals.ts";
import { buttonParameters } from "#app/payments/payphone/button-parameters.ts";
import { createRandom } from "../fixtures/create-random.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { type Bag, productId, randomBag } from "./random-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string | number) => Math.round(Number(amount) * 100);
type Priced = {
  discounts: number[];
  off: number[];
  parts: { base: number; tax: number; total: number }[];
};

/** Price bags by the functions that `price_checkout` calls. */
async function priceInSql(
  bags: Bag[],
  { basisPoints }: VatRate,
  pricesIncludeTax: boolean,
): Promise<Priced[]> {
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
         from public.split_tax(bag.discounts, $3, $2) as off
       ) as off,
       (
         select jsonb_agg(to_jsonb(part) - 'place' order by part.place)
         from public.split_tax(
           (
             select array_agg(bag.amounts[place] - bag.discounts[place] order by place)
             from generate_subscripts(bag.amounts, 1) as place
           ) || bag.delivery,
           $3, $2
         ) as part
       ) as parts
     from bag order by bag.index`,
    [JSON.stringify(given), pricesIncludeTax, basisPoints / 10_000],
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

/** Return the amounts of the invoice of a priced bag, and how far its unit prices are from its bases at most. */
function amountsOfInvoice(
  { quantities }: Bag,
  parts: Priced["parts"],
  off: number[],
  rate: VatRate,
) {
  const lines = parts.map((part, place) => ({
    description: "Vestido",
    quantity: quantities[place] ?? 1,
    rate,
    base: cents(part.base),
    tax: cents(part.tax),
    total: cents(part.total),
    discount: cents(off[place] ?? 0),
  }));
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const { xml } = writeFactura({ ...HEADER, lines, payments: [{ form: "creditCard", total }] });
  const numbers = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([\\d.]+)</${name}>`, "g"))].map(([, text]) =>
      Number(text),
    );
  const amount = (name: string) => cents(numbers(name)[0] ?? Number.NaN);
  const units = numbers("precioUnitario");
  return {
    total: amount("importeTotal"),
    base: amount("totalSinImpuestos"),
    discount: amount("totalDescuento"),
    areUnitPricesExact: lines.every(
      ({ quantity, base, discount }, place) =>
        cents((units[place] ?? Number.NaN) * quantity) === base + discount,
    ),
  };
}

/** Return the amounts that PayPhone's button asks for. */
function amountsOfButton({ tax, total }: { tax: number; total: number }) {
  const contact = { email: "", phone: "", language: "es" } as const;
  const request = { reference: "GL-1", base: total - tax, tax, total, ...contact };
  const asked = buttonParameters({ token: "t", storeId: "s" }, request);
  const { amount, amountWithTax, amountWithoutTax } = asked;
  return { amount, amountWithTax, amountWithoutTax, tax: asked.tax };
}

test.each([
  { rate: VAT_RATES.fifteen, pricesIncludeTax: true, count: 5000 },
  { rate: VAT_RATES.fifteen, pricesIncludeTax: false, count: 5000 },
  { rate: VAT_RATES.eight, pricesIncludeTax: true, count: 300 },
  { rate: VAT_RATES.five, pricesIncludeTax: false, count: 300 },
  { rate: VAT_RATES.zero, pricesIncludeTax: true, count: 300 },
  { rate: VAT_RATES.zero, pricesIncludeTax: false, count: 300 },
])(
  "adds up to the same cents in SQL, TypeScript, the request to PayPhone and the invoice for $count random bags, IVA $rate.basisPoints, in prices: $pricesIncludeTax",
  async ({ rate, pricesIncludeTax, count }) => {
    const random = createRandom(260);
    const bags = Array.from({ length: count }, (_, index) => randomBag(random, index));
    const priced = await priceInSql(bags, rate, pricesIncludeTax);
    expect(priced).toHaveLength(count);
    for (const [index, { discounts, off, parts }] of priced.entries()) {
      const bag = bags[index] as Bag;
      const shares = discounts.map(cents);
      const expected = checkoutTotals(
        { lines: bag.lines, discounts: shares, delivery: bag.delivery },
        { taxBasisPoints: rate.basisPoints, pricesIncludeTax },
      );
      const { subtotal, discount, deliveryAmount, tax, total } = expected;
      const items = parts.slice(0, -1);
      const charged = bag.delivery > 0 ? parts : items;
      const sum = (values: number[]) => values.reduce((whole, value) => whole + cents(value), 0);
      const found = {
        sum: subtotal - discount + deliveryAmount + tax,
        negativeAmounts: Object.values(expected).filter((amount) => !(amount >= 0)),
        wrongShares: shares.filter(
          (share, place) => !(share >= 0 && share <= (bag.lines[place] ?? 0)),
        ),
        sql: {
          subtotal: sum(items.map(({ base }) => base)) + sum(off),
          discount: sum(off),
          deliveryAmount: cents(parts.at(-1)?.base ?? 0),
          tax: sum(parts.map((part) => part.tax)),
          total: sum(parts.map((part) => part.total)),
        },
        invoice: amountsOfInvoice(bag, charged, off, rate),
        button: amountsOfButton(expected),
      };
      const isTaxed = tax > 0;
      const wanted = {
        sum: total,
        negativeAmounts: [],
        wrongShares: [],
        sql: expected,
        invoice: { total, base: total - tax, discount, areUnitPricesExact: true },
        button: {
          amount: total,
          amountWithTax: isTaxed ? total - tax : 0,
          amountWithoutTax: isTaxed ? 0 : total,
          tax,
        },
      };
      // An expectation costs more than to price a bag.
      if (!isDeepStrictEqual(found, wanted))
        expect(found, JSON.stringify(bag)).toStrictEqual(wanted);
    }
  },
);
