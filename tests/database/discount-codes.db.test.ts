import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { discountFromRow } from "#app/data/admin/discount-row.ts";
import { supabaseOrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, pin, settle } from "./pay.ts";
import {
  type BagLine,
  BLAZER,
  CUSTOMER,
  DRESS,
  lapse,
  PRODUCTS,
  startCheckout,
  tryCheckout,
} from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql(
    "update public.products set quantity = 100000, inventory_status = 'in-stock', original_price = null",
  );
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.sql("update public.checkouts set expires_at = now() where status = 'open'");
  await shop.sql("delete from public.discount_codes");
});

type Code = Record<string, unknown> & { code: string };

const addCode = async (code: Code) => {
  const answer = await shop.call("staff", "POST", "discount_codes", { kind: "percent", ...code });
  expect(answer.status).toBe(201);
};

const buyer = (index: number) => ({
  ...CUSTOMER,
  email: `buyer-${index}@example.com`,
  phone: `+5939800${String(index).padStart(5, "0")}`,
});

const use = (discountCode: string, index = 0, lines: BagLine[] = [DRESS]) =>
  tryCheckout(shop, lines, { discountCode, customer: buyer(index) });

const rejectionOf = async (code: string, index = 0, lines: BagLine[] = [DRESS]) => {
  const { status, body } = await use(code, index, lines);
  return status === 200 ? null : body.details;
};

const collectionOf = async (product: string) =>
  (
    await shop.sql<{ id: string }>(
      "select collection_id as id from public.products where id = $1",
      [product],
    )
  )[0]?.id;

test.each([
  ["percent", { kind: "percent", value: 10 }, 63, 85.05],
  ["amount", { kind: "amount", value: 30 }, 30, 90],
] as const)("takes a %s off before the tax", async (_, code, discount, tax) => {
  await addCode({ code: "HOLA", ...code });
  const checkout = await startCheckout(shop, [DRESS, BLAZER], { discountCode: " hola " });
  expect(checkout).toMatchObject({ discountCode: "HOLA", subtotal: 630, discount, tax });
  expect(checkout.total).toBeCloseTo(630 - discount + tax, 6);
});

test("takes an amount off no further than the items cost, and asks for a dollar at least", async () => {
  await addCode({ code: "GIFT", kind: "amount", value: 500 });
  expect(await startCheckout(shop, [DRESS, BLAZER], { discountCode: "GIFT" })).toMatchObject({
    subtotal: 630,
    discount: 500,
    tax: 19.5,
    total: 149.5,
  });
  expect(await rejectionOf("GIFT")).toBe("DISCOUNT_TOO_LARGE");
});

test("leaves exactly a dollar to pay", async () => {
  const setPrice = (price: number) =>
    shop.sql("update public.products set price = $2 where id = $1", [
      PRODUCTS.silkWrapDress,
      price,
    ]);
  await setPrice(2);
  await addCode({ code: "DOLLAR", kind: "amount", value: 1.13 });
  expect(await startCheckout(shop, [DRESS], { discountCode: "DOLLAR" })).toMatchObject({
    total: 1,
  });
  await setPrice(245);
});

test("accepts a code at its minimum amount, to which the whole bag counts", async () => {
  await addCode({ code: "EXACT", value: 10, minimum_amount: 245 });
  expect(await rejectionOf("EXACT")).toBeNull();
  const product_ids = [PRODUCTS.silkWrapDress];
  await addCode({ code: "DRESS", value: 10, minimum_amount: 600, product_ids });
  expect(await rejectionOf("DRESS", 0, [DRESS, BLAZER])).toBeNull();
});

test("makes delivery free", async () => {
  await shop.sql("update public.delivery_zones set price = 6");
  await addCode({ code: "ENVIO", kind: "free_delivery" });
  expect(await startCheckout(shop)).toMatchObject({ deliveryAmount: 6, tax: 37.65, total: 288.65 });
  expect(await startCheckout(shop, [DRESS], { discountCode: "ENVIO" })).toMatchObject({
    deliveryAmount: 0,
    discount: 0,
    total: 281.75,
  });
  await shop.sql("update public.delivery_zones set price = 0");
});

test("discounts only the products and collections it is for", async () => {
  await addCode({ code: "DRESS", value: 50, product_ids: [PRODUCTS.silkWrapDress] });
  const collection = await collectionOf(PRODUCTS.cashmereBlazer);
  await addCode({ code: "MILAN", value: 10, collection_ids: [collection] });
  const both = [DRESS, BLAZER];
  expect(await startCheckout(shop, both, { discountCode: "DRESS" })).toMatchObject({
    discount: 122.5,
  });
  expect(await startCheckout(shop, both, { discountCode: "MILAN" })).toMatchObject({
    discount: 38.5,
  });
  expect(await rejectionOf("DRESS", 0, [BLAZER])).toBe("DISCOUNT_NOT_FOR_BAG");
});

test.each([
  ["unknown", {}, "NEVER", "DISCOUNT_UNKNOWN"],
  ["paused", { is_paused: true }, "HOLA", "DISCOUNT_UNKNOWN"],
  ["early", { starts_at: "2090-01-01" }, "HOLA", "DISCOUNT_NOT_STARTED"],
  ["late", { ends_at: new Date(Date.now() - 1000) }, "HOLA", "DISCOUNT_ENDED"],
  ["above the bag", { minimum_amount: 245.01 }, "HOLA", "DISCOUNT_MINIMUM"],
])("rejects a code that is %s", async (_, rule, code, rejection) => {
  await addCode({ code: "HOLA", value: 10, ...rule });
  expect(await rejectionOf(code)).toBe(rejection);
});

test.each([`${"A".repeat(1_000_000)}`, "\u0000", "'; drop table orders; --", "HOLA\nX"])(
  "knows no code for hostile text (%#)",
  async (code) => {
    expect((await use(code)).status).toBeGreaterThanOrEqual(400);
  },
);

test.each([
  { code: "lower", value: 10 },
  { code: "A", value: 10 },
  { code: "PERCENT", value: 101 },
  { code: "NEGATIVE", kind: "amount", value: -1 },
  { code: "FREE", kind: "free_delivery", value: 5 },
  { code: "BACKWARDS", value: 10, starts_at: "2026-02-01", ends_at: "2026-01-01" },
])("rejects to store $code", async (code) => {
  const answer = await shop.call("staff", "POST", "discount_codes", { kind: "percent", ...code });
  expect(answer.status).toBe(400);
});

test("lets 50 of 200 concurrent shoppers use a code with 50 uses", async () => {
  await addCode({ code: "FIFTY", value: 10, max_uses: 50 });
  const rejections = await Promise.all(
    Array.from({ length: 200 }, (_, index) => rejectionOf("FIFTY", index)),
  );
  expect(rejections.filter((rejection) => rejection === null)).toHaveLength(50);
  expect(rejections.filter((rejection) => rejection === "DISCOUNT_USED_UP")).toHaveLength(150);
});

test("gives a use back with the hold, with a failed payment and with a cancelled order", async () => {
  await addCode({ code: "ONCE", value: 10, max_uses: 1 });
  const lapsed = await startCheckout(shop, [DRESS], { discountCode: "ONCE" });
  expect(await rejectionOf("ONCE", 1)).toBe("DISCOUNT_USED_UP");
  await lapse(shop, lapsed.reference);

  const failed = await startCheckout(shop, [DRESS], { discountCode: "ONCE" });
  await shop.rpc("server", "fail_checkout", { reference: failed.reference, failure: "declined" });

  const { reference } = await startCheckout(shop, [DRESS], { discountCode: "ONCE" });
  const order = await pay(shop, reference);
  expect(await rejectionOf("ONCE", 1)).toBe("DISCOUNT_USED_UP");
  await shop.call("staff", "PATCH", `orders?id=eq.${order.id}`, { status: "cancelled" });
  expect(await rejectionOf("ONCE", 1)).toBeNull();
});

test("keeps the use of a code while its payment is confirmed", async () => {
  await addCode({ code: "BUSY", value: 10, max_uses: 1 });
  const busy = await startCheckout(shop, [DRESS], { discountCode: "BUSY", customer: buyer(1) });
  await pin(shop, busy.reference);
  await lapse(shop, busy.reference);
  expect(await rejectionOf("BUSY", 2)).toBe("DISCOUNT_USED_UP");
});

test("gives a use back with a refund", async () => {
  await addCode({ code: "BACK", value: 10, max_uses: 1 });
  const order = await pay(
    shop,
    (await startCheckout(shop, [DRESS], { discountCode: "BACK" })).reference,
  );
  await shop.call("staff", "PATCH", `orders?id=eq.${order.id}`, { status: "refunded" });
  expect(await rejectionOf("BACK", 2)).toBeNull();
});

test("does not confirm a payment whose hold lapsed and whose use is another's", async () => {
  await addCode({ code: "LAST", value: 10, max_uses: 1 });
  const first = await startCheckout(shop, [DRESS], { discountCode: "LAST", customer: buyer(1) });
  await lapse(shop, first.reference);
  const second = await startCheckout(shop, [DRESS], { discountCode: "LAST", customer: buyer(2) });
  expect(await pin(shop, first.reference)).toMatchObject({ outcome: "discount_used_up" });
  await pay(shop, second.reference);
  expect((await settle(shop, first.reference)).status).toBe(409);
});

test("keeps the discount of a payment whose hold lapsed while nobody else wanted its use", async () => {
  await addCode({ code: "LATE", value: 10, max_uses: 1 });
  const late = await startCheckout(shop, [DRESS], { discountCode: "LATE" });
  await lapse(shop, late.reference);
  await shop.call("staff", "PATCH", "discount_codes?code=eq.LATE", { is_paused: true });
  expect(await pay(shop, late.reference)).toMatchObject({ total: late.total, discount: 24.5 });
});

test("counts uses per customer by email address and phone number", async () => {
  await addCode({ code: "MINE", value: 10, max_uses_per_customer: 1 });
  expect(await rejectionOf("MINE", 1)).toBeNull();
  expect(await rejectionOf("MINE", 1)).toBe("DISCOUNT_USED_UP");
  for (const disguise of [{ phone: "+593 98 000 0001" }, { email: "Buyer-1@Example.com" }]) {
    const customer = { ...buyer(2), ...disguise };
    const { body } = await tryCheckout(shop, [DRESS], { discountCode: "MINE", customer });
    expect(body.details).toBe("DISCOUNT_USED_UP");
  }
  expect(await rejectionOf("MINE", 3)).toBeNull();
});

test.each([
  ["a number", [{ phone: "none" }, { phone: "ask my sister" }]],
  ["a whole number", [{ phone: "0" }, { phone: "0" }]],
  ["an email address", [{ email: "no tengo" }, { email: "No tengo" }]],
])("does not count two shoppers as one because neither wrote %s", async (_, shoppers) => {
  await addCode({ code: "MINE", value: 10, max_uses_per_customer: 1 });
  for (const [number, typed] of shoppers.entries()) {
    const customer = { ...buyer(number), ...typed };
    const checkout = await startCheckout(shop, [DRESS], { discountCode: "MINE", customer });
    expect(checkout).toMatchObject({ discount: 24.5 });
  }
});

test("lets the same shopper start again with the code of the replaced checkout", async () => {
  await addCode({ code: "AGAIN", value: 10, max_uses: 1 });
  const { reference } = await startCheckout(shop, [DRESS], { discountCode: "AGAIN" });
  const again = await tryCheckout(shop, [DRESS], { discountCode: "AGAIN", replaces: reference });
  expect(again.status).toBe(200);
});

test("quotes a code line by line without holding a use", async () => {
  await addCode({ code: "THIRD", value: 33.33, max_uses: 1 });
  const lines = [DRESS, BLAZER, { ...DRESS, productId: "none" }];
  const quote = () => shop.rpc<object>("server", "quote_discount", { code: "third", lines });
  expect((await quote()).body).toEqual({
    code: "THIRD",
    kind: "percent",
    amounts: [81.66, 128.32, 0],
  });
  expect((await quote()).status).toBe(200);
  const setDraft = (isDraft: boolean) =>
    shop.sql("update public.products set is_draft = $2 where id = $1", [DRESS.productId, isDraft]);
  await setDraft(true);
  expect((await quote()).body).toMatchObject({ amounts: [0, 128.32, 0] });
  await setDraft(false);
  expect(await startCheckout(shop, [DRESS, BLAZER], { discountCode: "THIRD" })).toMatchObject({
    discount: 209.98,
  });
});

test("reports what a renamed code brought, and nothing of it for a new code with its text", async () => {
  await addCode({ code: "SUMMER", value: 10 });
  const { reference } = await startCheckout(shop, [DRESS], { discountCode: "SUMMER" });
  await pay(shop, reference);
  await shop.call("staff", "PATCH", "discount_codes?code=eq.SUMMER", { code: "VERANO" });
  await addCode({ code: "SUMMER", value: 10 });
  const { body } = await shop.call<unknown[]>(
    "staff",
    "GET",
    "admin_discount_codes?code=in.(SUMMER,VERANO)&order=code",
  );
  expect(body.map(discountFromRow)).toMatchObject([
    { code: "SUMMER", uses: 0, orders: 0, total: 0 },
    { code: "VERANO", uses: 1, orders: 1, total: 25_358 },
  ]);
});

test("keeps the order of a deleted code, and reports what a code brought", async () => {
  await addCode({ code: "GONE", value: 10 });
  const { reference } = await startCheckout(shop, [DRESS], { discountCode: "GONE" });
  await pay(shop, reference);
  const brought = async () =>
    (await shop.call<unknown[]>("staff", "GET", "admin_discount_codes?code=eq.GONE")).body.map(
      discountFromRow,
    );
  expect(await brought()).toMatchObject([{ uses: 1, orders: 1, discount: 2450, total: 25_358 }]);
  const awaiting = await startCheckout(shop, [DRESS], { discountCode: "GONE" });
  await shop.sql(
    `update public.payment_methods set is_enabled = true, instructions = 'Bank', instructions_es = 'Banco'
     where kind = 'transfer'`,
  );
  await supabaseOrderPaymentStore(shop.clientAs("server")).choose(awaiting.reference, "transfer");
  expect(await brought()).toMatchObject([{ uses: 2, orders: 1, discount: 2450, total: 25_358 }]);
  expect((await shop.call("staff", "DELETE", "discount_codes?code=eq.GONE")).status).toBeLessThan(
    300,
  );
  expect((await shop.rpc("server", "find_receipt", { reference })).body).toMatchObject({
    discountCode: "GONE",
    discount: 24.5,
  });
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});
