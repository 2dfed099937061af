import { parseDocument } from "@gemma-luce/sri";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutAmounts } from "#app/domain/checkout/checkout-amounts.ts";
import { checkoutTotals } from "#app/domain/checkout/checkout-totals.ts";
import { createRandom } from "../fixtures/create-random.ts";
import { type InvoiceShop, openInvoiceShop } from "./open-invoice-shop.ts";
import { pay } from "./pay.ts";
import { type Checkout, PRODUCTS, startCheckout } from "./sample-bag.ts";
import { PERSON } from "./tax-orders.ts";

/** More in `npm run soak`. */
const BAGS = process.env.KILL_IN_EVERY_WAY === "1" ? 40 : 12;

let shop: InvoiceShop;

beforeAll(async () => {
  shop = await openInvoiceShop();
  await shop.reset();
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
  await shop.sql("update public.products set quantity = 100000, original_price = null");
  await shop.sql(
    "insert into public.discount_codes (code, kind, value) values ($1, 'percent', 11.11)",
    [CODE],
  );
});
afterAll(() => shop.close());

const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string | number) => Math.round(Number(amount) * 100);

const CHOICES = [
  { productId: PRODUCTS.handbag, size: "One Size", color: "Black" },
  { productId: PRODUCTS.silkWrapDress, size: "M", color: "Cream" },
  { productId: PRODUCTS.palazzoPants, size: "L", color: "Olive" },
];

type Bag = { checkout: Checkout; lines: number[]; discounts: number[]; delivery: number };

const CODE = "NINTH";
/** An order costs at least a dollar, also after the discount. */
const LEAST = { bag: 100, discounted: 200 };

/** Start a checkout of random prices, quantities and cost of delivery, often with a code. */
async function startRandomBag(random: () => number): Promise<Bag> {
  const integer = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const delivery = integer(0, integer(0, 1) ? 1500 : 20);
  await shop.rpc("staff", "save_delivery_zones", {
    zones: [{ name: "Everywhere", isEverywhereElse: true, price: dollars(delivery) }],
  });
  const bag = CHOICES.slice(0, integer(1, CHOICES.length)).map((choice, place) => {
    const least = place === 0 ? LEAST.bag : 1;
    return {
      ...choice,
      quantity: integer(1, 7),
      cents: integer(least, least + (integer(0, 1) ? 60 : 30_000)),
    };
  });
  for (const line of bag) {
    await shop.sql("update public.products set price = $2 where id = $1", [
      line.productId,
      dollars(line.cents),
    ]);
  }
  const lines = bag.map(({ cents: _, ...line }) => line);
  const amounts = bag.map((line) => line.cents * line.quantity);
  const isDiscounted =
    integer(0, 1) === 1 && amounts.reduce((sum, amount) => sum + amount, 0) > LEAST.discounted;
  const quote = {
    code: CODE,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  };
  const { body } = await shop.rpc<{ amounts: number[] }>("server", "quote_discount", quote);
  const checkout = await startCheckout(shop, lines, {
    invoiceBuyer: PERSON,
    ...(isDiscounted && { discountCode: CODE }),
  });
  const discounts = isDiscounted ? body.amounts.map(cents) : [];
  return { checkout, lines: amounts, discounts, delivery };
}

const amountsOf = (checkout: Checkout) => ({
  subtotal: cents(checkout.subtotal),
  discount: cents(checkout.discount),
  deliveryAmount: cents(checkout.deliveryAmount),
  tax: cents(checkout.tax),
  total: cents(checkout.total),
});

test.each([true, false])(
  "costs the same cents in SQL, TypeScript and the signed invoice, prices with IVA: %s",
  async (pricesIncludeTax) => {
    await shop.sql("update public.shop_information set prices_include_tax = $1", [
      pricesIncludeTax,
    ]);
    const random = createRandom(76);
    const bought: { reference: string; expected: CheckoutAmounts; isDelivered: boolean }[] = [];
    for (let bag = 0; bag < BAGS; bag++) {
      const { checkout, lines, discounts, delivery } = await startRandomBag(random);
      const expected = checkoutTotals(
        { lines, discounts, delivery },
        { taxBasisPoints: 1500, pricesIncludeTax },
      );
      expect(amountsOf(checkout), JSON.stringify({ lines, discounts, delivery })).toEqual(expected);
      await pay(shop, checkout.reference);
      bought.push({ reference: checkout.reference, expected, isDelivered: delivery > 0 });
    }
    while ((await shop.round()).count > 0);
    for (const { reference, expected, isDelivered } of bought) {
      const [document] = await shop.sql<{ xml: string; state: string }>(
        `select document.signed_xml as xml, document.state from public.tax_documents as document
         join public.orders as paid on paid.id = document.order_id where paid.reference = $1`,
        [reference],
      );
      expect(document?.state).toBe("authorized");
      const parsed = parseDocument(document?.xml ?? "");
      if (parsed.kind !== "factura") throw new Error("no factura");
      const { importeTotal, totalSinImpuestos } = parsed.infoFactura;
      expect([cents(importeTotal), cents(totalSinImpuestos)]).toEqual([
        expected.total,
        expected.total - expected.tax,
      ]);
      const carried = parsed.detalles.filter(
        ({ codigoPrincipal }) => codigoPrincipal === "ENTREGA",
      );
      expect(carried.map(({ precioTotalSinImpuesto }) => cents(precioTotalSinImpuesto))).toEqual(
        isDelivered ? [expected.deliveryAmount] : [],
      );
    }
    expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
  },
);
