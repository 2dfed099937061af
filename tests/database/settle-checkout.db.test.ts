import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, pin, settle, stockOf } from "./pay.ts";
import {
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
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.sql(
    "truncate public.checkouts, public.orders, public.outbox restart identity cascade",
  );
  await shop.sql(
    "update public.products set quantity = 5, inventory_status = 'low-stock' where id = $1",
    [BLAZER.productId],
  );
});

const fail = (reference: string, failure: string) =>
  shop.rpc<{ status: string; failure: string | null }>("server", "fail_checkout", {
    reference,
    failure,
  });

const checkoutOf = async (reference: string) =>
  (
    await shop.sql<{ status: string; failure: string | null; confirm_started_at: string | null }>(
      "select status, failure, confirm_started_at from public.checkouts where reference = $1",
      [reference],
    )
  )[0];

test("a paid checkout becomes an order with its history, its e-mail and its stock", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 2 }, DRESS]);
  const pinned = await pin(shop, reference);
  expect(pinned).toEqual({
    outcome: "pinned",
    reference,
    subtotal: 1015,
    tax: 152.25,
    total: 1167.25,
    confirmStartedAt: expect.any(String),
  });
  const { body: order } = await settle(shop, reference, " 4711 ", { authorizationCode: "A1" });
  expect(order).toEqual({
    id: expect.any(String),
    reference,
    customerName: "Ana Pérez",
    email: CUSTOMER.email,
    phone: CUSTOMER.phone,
    shippingAddress: {
      address: CUSTOMER.address,
      city: CUSTOMER.city,
      postalCode: CUSTOMER.postalCode,
      country: CUSTOMER.country,
    },
    items: [
      {
        sku: BLAZER.productId,
        name: "Cashmere Blazer",
        quantity: 2,
        price: 385,
        size: "S",
        color: "Camel",
        image: "/plates/cashmere-blazer-front-1200.jpg",
      },
      {
        sku: DRESS.productId,
        name: "Silk Wrap Dress",
        quantity: 1,
        price: 245,
        size: "M",
        color: "Cream",
        image: "/plates/silk-wrap-dress-front-1200.jpg",
      },
    ],
    subtotal: 1015,
    tax: 152.25,
    total: 1167.25,
    transactionId: "4711",
    status: "pending",
    trackingNumber: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
  });
  expect(await stockOf(shop, BLAZER.productId)).toMatchObject({ quantity: 3 });
  expect(await checkoutOf(reference)).toMatchObject({ status: "settled" });
  expect(await shop.sql("select kind, recipient, payload, dedupe_key from public.outbox")).toEqual([
    {
      kind: "order_confirmation",
      recipient: CUSTOMER.email,
      payload: order,
      dedupe_key: `order_confirmation:${order.id}`,
    },
  ]);
  expect(
    await shop.sql("select order_id, kind, to_status, actor, note from public.order_events"),
  ).toEqual([
    { order_id: order.id, kind: "created", to_status: "pending", actor: null, note: null },
  ]);
  expect((await shop.rpc("server", "find_receipt", { reference })).body).toEqual(order);
});

test("an order that the sandbox paid for says so in its history", async () => {
  const { reference } = await startCheckout(shop);
  await pay(shop, reference, { sandbox: true });
  expect(await shop.sql("select note from public.order_events")).toEqual([{ note: "sandbox" }]);
});

test("settling again returns the same order and changes nothing", async () => {
  const { reference } = await startCheckout(shop);
  const order = await pay(shop, reference);
  const before = await fingerprintTables(shop);
  expect((await settle(shop, reference)).body).toEqual(order);
  expect((await settle(shop, reference, "another")).body).toEqual(order);
  expect(await pin(shop, reference)).toEqual({ outcome: "settled", order });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("a failed checkout is not settled, and an open one only while its goods are there", async () => {
  const failed = await startCheckout(shop);
  await fail(failed.reference, "declined");
  const before = await fingerprintTables(shop);
  expect(await settle(shop, failed.reference)).toMatchObject({
    status: 409,
    body: { details: "CHECKOUT_FAILED" },
  });
  expect(await fingerprintTables(shop)).toEqual(before);
  const [late, open] = [
    await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]),
    await startCheckout(shop, [DRESS]),
  ];
  await lapse(shop, late.reference);
  await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  expect(await settle(shop, late.reference)).toMatchObject({
    status: 409,
    body: { details: "OUT_OF_STOCK" },
  });
  expect(await settle(shop, open.reference)).toMatchObject({ status: 200 });
});

test("a payment without an id, or one that paid for another order, settles nothing", async () => {
  const first = await startCheckout(shop);
  await pin(shop, first.reference);
  await settle(shop, first.reference, "T-1");
  const second = await startCheckout(shop);
  await pin(shop, second.reference);
  const before = await fingerprintTables(shop);
  expect(await settle(shop, second.reference, "T-1")).toMatchObject({
    status: 409,
    body: { details: "TRANSACTION_ALREADY_USED" },
  });
  expect(await settle(shop, second.reference, "  ")).toMatchObject({
    status: 400,
    body: { details: "INVALID_TRANSACTION" },
  });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("a reference that nobody has is not found, and has no receipt", async () => {
  for (const call of [
    () => shop.rpc("server", "pin_checkout", { reference: "GL-none" }),
    () => shop.rpc("server", "unpin_checkout", { reference: "GL-none" }),
    () => fail("GL-none", "declined"),
    () => settle(shop, "GL-none"),
  ]) {
    expect(await call()).toMatchObject({ status: 404, body: { details: "CHECKOUT_NOT_FOUND" } });
  }
  expect((await shop.rpc("server", "find_receipt", { reference: "GL-none" })).body).toBeNull();
});

test("a pin holds the goods beyond the end of the hold", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  const { confirmStartedAt } = await pin(shop, reference);
  await lapse(shop, reference);
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
  expect(await pin(shop, reference)).toMatchObject({ outcome: "pinned", confirmStartedAt });
  expect((await pay(shop, reference)).status).toBe("pending");
});

test("a pin after the hold lapsed takes the goods again while they are there", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await lapse(shop, reference);
  expect((await pin(shop, reference)).outcome).toBe("pinned");
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
});

test("a pin after the hold lapsed and the goods went fails the checkout for good", async () => {
  const late = await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  await lapse(shop, late.reference);
  const quick = await startCheckout(shop, [{ ...BLAZER, quantity: 3 }]);
  expect(await pin(shop, late.reference)).toEqual({ outcome: "stock_gone" });
  expect(await checkoutOf(late.reference)).toMatchObject({
    status: "failed",
    failure: "stock_gone",
  });
  await lapse(shop, quick.reference);
  expect(await pin(shop, late.reference)).toEqual({ outcome: "failed", failure: "stock_gone" });
  expect((await settle(shop, late.reference)).status).toBe(409);
  expect(await shop.sql("select from public.orders")).toEqual([]);
});

test("a lapsed hold does not bring back what the owner marked as sold out or deleted", async () => {
  const [first, second] = [await startCheckout(shop, [BLAZER]), await startCheckout(shop, [DRESS])];
  await shop.sql("update public.products set inventory_status = 'sold-out' where id = $1", [
    BLAZER.productId,
  ]);
  expect((await pin(shop, first.reference)).outcome).toBe("pinned");
  await shop.rpc("server", "unpin_checkout", { reference: first.reference });
  await lapse(shop, first.reference);
  expect(await pin(shop, first.reference)).toEqual({ outcome: "stock_gone" });
  await shop.sql("update public.checkout_lines set product_id = null where product_id = $1", [
    DRESS.productId,
  ]);
  expect(await pin(shop, second.reference)).toEqual({ outcome: "stock_gone" });
});

test("taking back a pin leaves the hold to run out as it would have", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pin(shop, reference);
  const unpin = () => shop.rpc("server", "unpin_checkout", { reference });
  expect((await unpin()).body).toEqual({ status: "open" });
  expect(await checkoutOf(reference)).toMatchObject({ status: "open", confirm_started_at: null });
  expect((await tryCheckout(shop, [BLAZER])).body.details).toBe("OUT_OF_STOCK");
  await lapse(shop, reference);
  const { reference: other } = await startCheckout(shop, [BLAZER]);
  await fail(other, "cancelled");
  await pay(shop, reference);
  expect((await unpin()).body).toEqual({ status: "settled" });
});

test("a failed checkout frees its goods, keeps its first failure, and never unsettles", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pin(shop, reference);
  expect((await fail(reference, "declined")).body).toEqual({
    status: "failed",
    failure: "declined",
  });
  expect((await fail(reference, "reversed")).body).toEqual({
    status: "failed",
    failure: "declined",
  });
  const { reference: next } = await startCheckout(shop, [{ ...BLAZER, quantity: 5 }]);
  await pay(shop, next);
  expect((await fail(next, "reversed")).body).toEqual({ status: "settled", failure: null });
  expect((await fail(next, "bored")).body).toMatchObject({ details: "INVALID_FAILURE" });
});

test("an order stands even if the owner lowered the stock below what was held", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 4 }]);
  await shop.sql("update public.products set quantity = 1 where id = $1", [BLAZER.productId]);
  await pay(shop, reference);
  expect(await stockOf(shop, BLAZER.productId)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
});

test("stock per size and colour is held and taken for that size and colour alone", async () => {
  const boots = { productId: PRODUCTS.ankleBoots, size: "38", color: "Camel", quantity: 2 };
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toMatchObject({ quantity: 11 });
  const { reference } = await startCheckout(shop, [boots]);
  expect((await tryCheckout(shop, [{ ...boots, quantity: 1 }])).body).toMatchObject({
    details: "OUT_OF_STOCK",
  });
  expect((await tryCheckout(shop, [{ ...boots, size: "35" }])).body).toMatchObject({
    details: "OUT_OF_STOCK",
  });
  expect((await tryCheckout(shop, [{ ...boots, color: "Charcoal", quantity: 2 }])).status).toBe(
    200,
  );
  await pay(shop, reference);
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toMatchObject({
    quantity: 9,
    inventory_status: "in-stock",
  });
  const variants = await shop.sql<{ size: string; color: string; quantity: number }>(
    "select size, color, quantity from public.product_variants where product_id = $1 and size = '38' order by color",
    [PRODUCTS.ankleBoots],
  );
  expect(variants).toEqual([
    { size: "38", color: "Camel", quantity: 0 },
    { size: "38", color: "Charcoal", quantity: 2 },
  ]);
  expect(
    (
      await shop.rpc("anon", "free_stock", {
        product_id: PRODUCTS.ankleBoots,
        size: "38",
        color: "Camel",
      })
    ).body,
  ).toBe(0);
});

test("a product is sold out when the last of its sizes and colours went", async () => {
  await shop.sql(
    "update public.product_variants set quantity = case when size = '36' and color = 'Camel' then 1 else 0 end where product_id = $1",
    [PRODUCTS.ankleBoots],
  );
  const { reference } = await startCheckout(shop, [
    { productId: PRODUCTS.ankleBoots, size: "36", color: "Camel", quantity: 1 },
  ]);
  await pay(shop, reference);
  expect(await stockOf(shop, PRODUCTS.ankleBoots)).toEqual({
    quantity: 0,
    inventory_status: "sold-out",
  });
});
