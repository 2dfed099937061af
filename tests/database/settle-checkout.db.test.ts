import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { checkoutOf, fail, pay, pin, settle, stockOf } from "./pay.ts";
import {
  BLAZER,
  CUSTOMER,
  DRESS,
  FREE_DELIVERY,
  lapse,
  resetPurchases,
  startCheckout,
} from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => resetPurchases(shop));

test("creates the order of a paid checkout with its history, email and stock", async () => {
  const { reference } = await startCheckout(shop, [{ ...BLAZER, quantity: 2 }, DRESS]);
  expect(await pin(shop, reference)).toEqual({ outcome: "pinned", total: 1167.25 });
  expect(await checkoutOf(shop, reference)).toEqual({
    status: "confirming",
    failure: null,
    confirm_started_at: expect.anything(),
  });
  const { body: order } = await settle(shop, reference, " 4711 ", { authorizationCode: "A1" });
  expect(order).toEqual({
    id: expect.any(String),
    reference,
    language: "en",
    customerName: "Ana Pérez",
    email: CUSTOMER.email,
    phone: CUSTOMER.phone,
    shippingAddress: {
      address: CUSTOMER.address,
      landmark: CUSTOMER.landmark,
      city: CUSTOMER.city,
      province: CUSTOMER.province,
      postalCode: CUSTOMER.postalCode,
      country: CUSTOMER.country,
    },
    invoiceBuyer: null,
    items: [
      {
        sku: BLAZER.productId,
        name: "Cashmere Blazer",
        nameEs: "Blazer de cachemira",
        quantity: 2,
        price: 385,
        discount: 0,
        base: 770,
        tax: 115.5,
        total: 885.5,
        size: "S",
        color: "Camel",
        image: "/plates/cashmere-blazer-front-1200.jpg",
      },
      {
        sku: DRESS.productId,
        name: "Silk Wrap Dress",
        nameEs: "Vestido cruzado de seda",
        quantity: 1,
        price: 245,
        discount: 0,
        base: 245,
        tax: 36.75,
        total: 281.75,
        size: "M",
        color: "Cream",
        image: "/plates/silk-wrap-dress-front-1200.jpg",
      },
    ],
    delivery: FREE_DELIVERY,
    discountCode: null,
    subtotal: 1015,
    discount: 0,
    deliveryAmount: 0,
    deliveryTax: 0,
    tax: 152.25,
    taxRate: 0.15,
    pricesIncludeTax: false,
    total: 1167.25,
    paymentMethod: "card",
    paidWith: null,
    isPaid: true,
    paymentDueAt: null,
    transactionId: "4711",
    isSandbox: false,
    status: "pending",
    courier: null,
    trackingNumber: null,
    wasSent: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
    confirmedAt: expect.any(String),
  });
  expect(await stockOf(shop, BLAZER.productId)).toMatchObject({ quantity: 3 });
  expect(await checkoutOf(shop, reference)).toMatchObject({ status: "settled" });
  expect(await shop.sql("select kind, recipient, payload, dedupe_key from public.outbox")).toEqual([
    {
      kind: "order_confirmation",
      recipient: CUSTOMER.email,
      payload: order,
      dedupe_key: `order_confirmation:${order.id}`,
    },
  ]);
  expect(
    await shop.sql("select order_id, kind, to_status, actor, code, note from public.order_events"),
  ).toEqual([
    {
      order_id: order.id,
      kind: "created",
      to_status: "pending",
      actor: null,
      code: null,
      note: null,
    },
  ]);
  expect((await shop.rpc("server", "find_receipt", { reference })).body).toEqual(order);
});

test("notes a sandbox payment in the history", async () => {
  const { reference } = await startCheckout(shop);
  await pay(shop, reference, { sandbox: true });
  expect(await shop.sql("select code from public.order_events")).toEqual([{ code: "sandbox" }]);
});

test("marks a sandbox order and its email permanently", async () => {
  const { reference } = await startCheckout(shop);
  const order = await pay(shop, reference, { sandbox: true });
  expect(order).toMatchObject({ isSandbox: true });
  expect(await shop.sql("select is_sandbox from public.orders")).toEqual([{ is_sandbox: true }]);
  expect(await shop.sql("select payload -> 'isSandbox' as mark from public.outbox")).toEqual([
    { mark: true },
  ]);
  await expect(shop.sql("update public.orders set is_sandbox = false")).rejects.toThrow(
    "can only be updated to DEFAULT",
  );
});

test.each([{}, { sandbox: false }, { sandbox: null }, { sandbox: "no" }])(
  "does not mark an order with the payment %o",
  async (payment) => {
    const { reference } = await startCheckout(shop);
    await pay(shop, reference, payment);
    expect(await shop.sql("select is_sandbox from public.orders")).toEqual([{ is_sandbox: false }]);
  },
);

test("returns the same order when it is settled again", async () => {
  const { reference } = await startCheckout(shop);
  const order = await pay(shop, reference);
  const before = await fingerprintTables(shop);
  expect((await settle(shop, reference)).body).toEqual(order);
  expect((await settle(shop, reference, "another")).body).toEqual(order);
  expect(await pin(shop, reference)).toEqual({ outcome: "settled", order });
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("rejects a failed checkout, and an open one whose items are sold out", async () => {
  const failed = await startCheckout(shop);
  await fail(shop, failed.reference, "declined");
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

test("rejects a payment without an id or of another order", async () => {
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

test("answers not found for an unknown reference", async () => {
  for (const call of [
    () => shop.rpc("server", "pin_checkout", { reference: "GL-none" }),
    () => shop.rpc("server", "unpin_checkout", { reference: "GL-none" }),
    () => fail(shop, "GL-none", "declined"),
    () => settle(shop, "GL-none"),
  ]) {
    expect(await call()).toMatchObject({ status: 404, body: { details: "CHECKOUT_NOT_FOUND" } });
  }
  expect((await shop.rpc("server", "find_receipt", { reference: "GL-none" })).body).toBeNull();
});
