import { checkIdentityNumber } from "@gemma-luce/sri";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { markPaymentChecked } from "./mark-payment-checked.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { BLAZER, CUSTOMER, PRODUCTS } from "./sample-bag.ts";
import { documentsOf, ISSUER, PERSON, resetDocuments, setIssuer } from "./tax-orders.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await resetDocuments(shop);
  await shop.sql("update public.products set price = 385 where id = $1", [PRODUCTS.cashmereBlazer]);
  await setIssuer(shop, { ...ISSUER, environment: "test" });
});

type Answer = { reference: string; details?: string; hint?: string; invoiceBuyer?: object };

const start = (buyer: unknown) =>
  shop.rpc<Answer>("server", "start_checkout", {
    customer: CUSTOMER,
    lines: [BLAZER],
    invoice_buyer: buyer,
  });
const complete = (reference: string, buyer: unknown) =>
  shop.rpc<Answer>("server", "complete_invoice_buyer", { reference, buyer });
const FINAL = { kind: "final_consumer" };
const STORED_FINAL = { kind: "final_consumer", number: "9999999999999", name: "CONSUMIDOR FINAL" };
/** A price that costs 50.00 with IVA, and one cent more. */
const [AT_LIMIT, ABOVE_LIMIT] = [43.48, 43.49];
const setPrice = (price: number) =>
  shop.sql("update public.products set price = $1 where id = $2", [price, PRODUCTS.cashmereBlazer]);

const NUMBERS: ["cedula" | "ruc" | "passport", string][] = [
  ["cedula", "1710034065"],
  ["cedula", "0503061798"],
  ["cedula", " 171003406-5 "],
  ["cedula", "1710034064"],
  ["cedula", "171003406"],
  ["cedula", "17100340650"],
  ["cedula", "0010034065"],
  ["cedula", "2510034065"],
  ["cedula", "1760034064"],
  ["cedula", "1760034065"],
  ["cedula", "1770034062"],
  ["cedula", "１710034065"],
  ["cedula", "1710034065001"],
  ["cedula", ""],
  ["ruc", "1710034065001"],
  ["ruc", "1760034064001"],
  ["ruc", "1760013210001"],
  ["ruc", "1792261104001"],
  ["ruc", "1793213150001"],
  ["ruc", "0993370026001"],
  ["ruc", "1710034064001"],
  ["ruc", "1710034065002"],
  ["ruc", "1770034065001"],
  ["ruc", "1793213150000"],
  ["ruc", "1710034065"],
  ["passport", "ab 123–456"],
  ["passport", "X".repeat(20)],
  ["passport", "A123"],
  ["passport", "X".repeat(21)],
  ["passport", "A12345&"],
  ["passport", "Ñ12345"],
];

test.each(NUMBERS)("judges the %s %j as packages/sri does", async (kind, number) => {
  const expected = checkIdentityNumber(kind, number);
  const { status, body } = await start({ kind, number, name: "Ana" });
  if (expected.valid) {
    const [row] = await shop.sql<{ buyer: object }>(
      "select invoice_buyer as buyer from public.checkouts where reference = $1",
      [body.reference],
    );
    expect(row?.buyer).toEqual({ kind, number: expected.number, name: "Ana" });
  } else {
    expect([status, body.details, body.hint]).toEqual([422, "INVALID_INVOICE_BUYER", "number"]);
  }
});

test("agrees with packages/sri on random digits", async () => {
  const numbers = Array.from({ length: 400 }, (_, index) =>
    String((index * 7_919_977 + 123_456_789) % 10_000_000_000).padStart(10, "0"),
  );
  const [row] = await shop.sql<{ valid: boolean[] }>(
    "select array_agg(public.is_cedula(number) order by place) as valid from unnest($1::text[]) with ordinality as given (number, place)",
    [numbers],
  );
  const expected = numbers.map((number) => checkIdentityNumber("cedula", number).valid);
  expect(row?.valid).toEqual(expected);
  expect(expected.filter(Boolean).length).toBeGreaterThan(3);
});

test.each<[string, unknown, string]>([
  ["a list", [], "kind"],
  ["an unknown kind", { ...PERSON, kind: "alien" }, "kind"],
  ["no kind", { number: PERSON.number, name: "Ana" }, "kind"],
  ["a number that is no text", { ...PERSON, number: 1_710_034_065 }, "number"],
  ["no name", { ...PERSON, name: "  " }, "name"],
  ["a name with a hidden character", { ...PERSON, name: "A\u202Ena" }, "name"],
  ["a name of 301 characters", { ...PERSON, name: "x".repeat(301) }, "name"],
  ["a megabyte of a number", { ...PERSON, number: "1".repeat(1_000_000) }, "number"],
])("rejects a buyer with %s", async (_title, buyer, field) => {
  const { status, body } = await start(buyer);
  expect([status, body.details, body.hint]).toEqual([422, "INVALID_INVOICE_BUYER", field]);
});

test("needs a name above 50.00 with IVA, and none up to it", async () => {
  await setPrice(AT_LIMIT);
  const { body } = await start(FINAL);
  const order = await pay(shop, body.reference);
  expect(order).toMatchObject({ total: 50, invoiceBuyer: STORED_FINAL });
  await setPrice(ABOVE_LIMIT);
  expect((await start(FINAL)).body.details).toBe("FINAL_CONSUMER_LIMIT");
});

test("asks for no buyer until invoices count, and then for one", async () => {
  expect((await start(null)).status).toBe(200);
  await setIssuer(shop, { ...ISSUER, environment: "production" });
  expect((await start(null)).body).toMatchObject({
    details: "INVOICE_BUYER_REQUIRED",
    hint: "kind",
  });
  expect((await start(PERSON)).status).toBe(200);
});

test("numbers the invoice in the transaction of the payment, made out to the checkout's buyer", async () => {
  const { body } = await start(PERSON);
  expect(await pay(shop, body.reference)).toMatchObject({ invoiceBuyer: PERSON });
  expect(await documentsOf(shop)).toMatchObject([{ state: "queued", sequential: 1 }]);
});

test("takes the buyer of a paid order once, and numbers its invoice then", async () => {
  const { reference } = (await start(null)).body;
  await pay(shop, reference);
  expect(await documentsOf(shop)).toMatchObject([{ state: "awaiting_buyer", sequential: null }]);
  expect((await complete(reference, null)).body.details).toBe("INVALID_INVOICE_BUYER");
  expect((await complete(reference, FINAL)).body.details).toBe("FINAL_CONSUMER_LIMIT");
  expect((await complete(reference, { ...PERSON, number: "1" })).body.hint).toBe("number");
  const answers = await Promise.all([complete(reference, PERSON), complete(reference, PERSON)]);
  expect(answers.map(({ body }) => body.invoiceBuyer)).toEqual([PERSON, PERSON]);
  expect(await documentsOf(shop)).toMatchObject([{ state: "queued", sequential: 1 }]);
  const other = { ...PERSON, name: "Otra" };
  expect((await complete(reference, other)).body.details).toBe("INVOICE_BUYER_KNOWN");
  expect((await complete("GL-unknown", PERSON)).body.details).toBe("ORDER_NOT_FOUND");
});

test.each([
  ["a refunded order", "update public.orders set status = 'refunded'"],
  ["an erased order", "update public.orders set email = 'erased-1@erased.invalid'"],
])("takes no buyer for %s", async (_title, change) => {
  const { reference } = (await start(null)).body;
  await pay(shop, reference);
  await shop.sql(change);
  expect((await complete(reference, PERSON)).body.details).toBe("INVOICE_BUYER_KNOWN");
});

test("keeps the buyer of an order when its person is erased, and forgets the checkout's", async () => {
  const { reference } = (await start(PERSON)).body;
  const order = await pay(shop, reference);
  await markPaymentChecked(shop, order.id);
  for (const status of ["shipped", "delivered"]) {
    await shop.sql("update public.orders set status = $2 where id = $1", [order.id, status]);
  }
  await shop.sql(
    "update public.tax_documents set state = 'authorized', access_key = repeat('1', 49), authorized_at = now(), authorized_xml = '<a/>'",
  );
  await shop.rpc("server", "erase_person", {
    email: CUSTOMER.email,
    person: "a".repeat(64),
    staff_id: shop.userIds.staff,
  });
  const [row] = await shop.sql<{ buyer: object; email: string; kept: object | null }>(
    `select paid_order.invoice_buyer as buyer, paid_order.email, checkout.invoice_buyer as kept
     from public.orders as paid_order join public.checkouts as checkout on checkout.id = paid_order.checkout_id`,
  );
  expect(row).toMatchObject({ buyer: PERSON, kept: null });
  expect(row?.email).toMatch(/^erased-/);
});
