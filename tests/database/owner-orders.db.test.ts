import { splitCents, sumCents } from "@gemma-luce/sri/amounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { supabaseTaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { checkoutTotals } from "#app/domain/checkout/checkout-totals.ts";
import type { OwnDiscount, OwnerOrderRequest } from "#app/domain/owner-order/owner-order.ts";
import { writeTaxDocument } from "#server/invoices/write-tax-document.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { deleteRows } from "./delete-rows.ts";
import { bookOf, orderOf } from "./open-payment-shop.ts";
import {
  BLAZER_LINE,
  BLAZER_PRICE,
  type OwnerShop,
  openOwnerShop,
  ownerRequest,
} from "./owner-orders.ts";
import { nothingSold } from "./payment-outcomes.ts";
import { BLAZER, CUSTOMER, PRODUCTS, tryCheckout } from "./sample-bag.ts";

let shop: OwnerShop;

beforeAll(async () => {
  shop = await openOwnerShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await shop.resetMethods();
});

const failure = (code: string) => expect.objectContaining({ code });
const WITHOUT_EMAIL = { ...CUSTOMER, lastName: "", email: "" };
const IN_SHOP: Partial<OwnerOrderRequest> = {
  paidWith: "cash",
  isHandedOver: true,
  delivery: "pickup",
  customer: {
    ...WITHOUT_EMAIL,
    firstName: "",
    phone: "",
    address: "",
    landmark: "",
    city: "",
    province: "",
    postalCode: "",
  },
};

test("makes an order that awaits its payment behind a link, and says who made it", async () => {
  const order = await shop.make();
  expect(order).toMatchObject({
    status: "awaiting_payment",
    paymentMethod: "unchosen",
    isPaid: false,
    language: "es",
    customerName: "Ana Pérez",
    subtotal: BLAZER_PRICE,
  });
  const hours = (Date.parse(order.paymentDueAt ?? "") - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(48, 1);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 4 });
  expect(await shop.history(order.id)).toEqual([
    {
      kind: "created",
      to_status: "awaiting_payment",
      code: "unchosen",
      note: null,
      actor: shop.staff,
    },
  ]);
  const token = await shop.tokenOf(order.id);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(order.reference).not.toContain(token);
  expect(await shop.payments.findPayLink(token)).toBe(order.reference);
  expect(await shop.payments.find(order.reference)).toMatchObject({ payToken: token });
  expect(await shop.recipients()).toEqual([{ kind: "payment_awaited", recipient: CUSTOMER.email }]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("finds nothing behind an invented link", async () => {
  await shop.make();
  for (const token of ["0".repeat(32), "", "' or true --", "A".repeat(32)]) {
    expect(await shop.payments.findPayLink(token)).toBeNull();
  }
});

test("makes one order of a request that is repeated, also at once", async () => {
  const request = ownerRequest();
  const made = await Promise.all(
    Array.from({ length: 5 }, () => shop.owner.make(shop.staff, request)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 4 });
});

test.for<[string, Partial<OwnerOrderRequest>]>([
  ["another quantity", { lines: [{ ...BLAZER_LINE, quantity: 2 }] }],
  ["another customer", { customer: { ...CUSTOMER, email: "other@example.com" } }],
])("names the order that exists when a repeated request asks for %s", async ([, change]) => {
  const request = ownerRequest();
  const { id } = await shop.owner.make(shop.staff, request);
  await expect(shop.owner.make(shop.staff, { ...request, ...change })).rejects.toMatchObject({
    code: "ORDER_ALREADY_MADE",
    hint: id,
  });
  expect(await shop.orders()).toHaveLength(1);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 4 });
});

test("makes no order for anybody but staff", async () => {
  await expect(shop.owner.make(shop.userIds.stranger, ownerRequest())).rejects.toEqual(
    failure("NOT_STAFF"),
  );
  await expect(
    shop.owner.quote(shop.userIds.stranger, { ...quoteOf([BLAZER_LINE]) }),
  ).rejects.toEqual(failure("NOT_STAFF"));
  expect(await shop.orders()).toEqual([]);
});

const quoteOf = (lines: OwnerOrderRequest["lines"], discount: OwnDiscount | null = null) => ({
  lines,
  discount,
  delivery: "delivery" as const,
  country: "Ecuador",
  province: "",
});

test("quotes an order without a customer, and holds nothing", async () => {
  const quote = await shop.owner.quote(shop.staff, quoteOf([BLAZER_LINE]));
  expect(quote).toMatchObject({ subtotal: 38_500, tax: 5775, total: 44_275 });
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
  expect(await shop.sql("select 1 from public.checkouts")).toEqual([]);
});

test.each<[string, Partial<OwnerOrderRequest>, string]>([
  ["more than there are", { lines: [{ ...BLAZER_LINE, quantity: 6 }] }, "OUT_OF_STOCK"],
  ["an old price", { lines: [{ ...BLAZER_LINE, price: 100 }] }, "PRICE_CHANGED"],
  ["another size", { lines: [{ ...BLAZER_LINE, size: "Huge" }] }, "SIZE_NOT_OFFERED"],
  ["no name", { customer: { ...CUSTOMER, firstName: " " } }, "INVALID_CUSTOMER"],
  ["no phone", { customer: { ...CUSTOMER, phone: "" } }, "INVALID_CUSTOMER"],
  ["an address that is no email", { customer: { ...CUSTOMER, email: "ana" } }, "INVALID_CUSTOMER"],
  ["no address", { customer: { ...CUSTOMER, address: "" } }, "INVALID_CUSTOMER"],
  ["no hours", { holdHours: 0 }, "INVALID_HOLD"],
  ["a month", { holdHours: 720 }, "INVALID_HOLD"],
  ["a price without a reason", { lines: [{ ...BLAZER_LINE, ownPrice: 100 }] }, "REASON_REQUIRED"],
  [
    "a discount without a reason",
    { discount: { kind: "percent", value: 1000 }, reason: " " },
    "REASON_REQUIRED",
  ],
  [
    "more than all of it",
    { discount: { kind: "percent", value: 10_001 }, reason: "gift" },
    "INVALID_DISCOUNT",
  ],
  [
    "all of it",
    { discount: { kind: "percent", value: 10_000 }, reason: "gift" },
    "DISCOUNT_TOO_LARGE",
  ],
  ["a gift", { lines: [{ ...BLAZER_LINE, ownPrice: 0 }], reason: "gift" }, "TOTAL_TOO_SMALL"],
])("rejects %s without a change", async (_name, changes, code) => {
  await expect(shop.make(changes)).rejects.toEqual(failure(code));
  expect(await shop.orders()).toEqual([]);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
});

test.each([
  [
    "the prices include IVA",
    "update public.shop_information set prices_include_tax = not prices_include_tax",
  ],
  ["a zone's price", "update public.delivery_zones set price = price + 8"],
])("records no sale at another total than the one shown, when %s changed", async (_, change) => {
  const { total } = await shop.owner.quote(shop.staff, quoteOf([BLAZER_LINE]));
  const sale = { paidWith: "cash", shownTotal: total } as const;
  await shop.sql(change);
  await expect(shop.make(sale)).rejects.toEqual(failure("SETTINGS_CHANGED"));
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
  const now = await shop.owner.quote(shop.staff, quoteOf([BLAZER_LINE]));
  expect(now.total).not.toBe(total);
  expect(await shop.make({ ...sale, shownTotal: now.total })).toMatchObject({ total: now.total });
  await shop.sql("update public.shop_information set prices_include_tax = false");
  await shop.sql("update public.delivery_zones set price = 0");
});

test("takes no price of a shopper", async () => {
  const { status, body } = await tryCheckout(shop, [{ ...BLAZER, ownPrice: "1.00" }]);
  expect([status, body.details]).toEqual([422, "INVALID_LINES"]);
});

const BAG = [
  { ...BLAZER_LINE, quantity: 2, ownPrice: 29_999 },
  {
    productId: PRODUCTS.silkWrapDress,
    size: "M",
    color: "Cream",
    quantity: 1,
    price: 24_500,
    ownPrice: null,
  },
];

test.each(
  [true, false].flatMap((pricesIncludeTax) =>
    (
      [
        null,
        { kind: "percent", value: 3333 },
        { kind: "amount", value: 10_001 },
        { kind: "free_delivery", value: 0 },
      ] as const
    ).map((discount) => ({ pricesIncludeTax, discount })),
  ),
)(
  "computes own prices and $discount like the screens do, prices with IVA: $pricesIncludeTax",
  async ({ pricesIncludeTax, discount }) => {
    await shop.sql("update public.shop_information set prices_include_tax = $1", [
      pricesIncludeTax,
    ]);
    try {
      const order = await shop.make({ lines: BAG, discount, reason: "A friend of the house" });
      const lines = BAG.map(({ quantity, price, ownPrice }) => quantity * (ownPrice ?? price));
      const whole = sumCents(lines);
      const off =
        discount?.kind === "percent"
          ? Math.round((whole * discount.value) / 10_000)
          : (discount?.value ?? 0);
      const discounts = splitCents(off, lines);
      const expected = checkoutTotals(
        { lines, discounts, delivery: 0 },
        { taxBasisPoints: 1500, pricesIncludeTax },
      );
      expect(order).toMatchObject(expected);
      expect(await shop.owner.quote(shop.staff, quoteOf(BAG, discount))).toMatchObject(expected);
      expect(await shop.history(order.id)).toContainEqual({
        kind: "price_agreed",
        to_status: "awaiting_payment",
        actor: shop.staff,
        code: null,
        note: expect.stringMatching(
          /^Cashmere Blazer: \$299\.99 \(−\$85\.01\).*\nA friend of the house$/,
        ),
      });
      expect(await shop.inconsistencies()).toEqual([]);
    } finally {
      await shop.sql("update public.shop_information set prices_include_tax = false");
    }
  },
);

test("writes nothing to a customer without an email address", async () => {
  const order = await shop.make({ customer: WITHOUT_EMAIL });
  expect(order).toMatchObject({ email: "", customerName: "Ana" });
  await shop.payments.choose(order.reference, "transfer");
  await shop.decisions.refuse(order.id, shop.staff, "Not there yet");
  await shop.decisions.confirm(order.id, shop.staff);
  const other = await shop.make({ customer: WITHOUT_EMAIL });
  await shop.lapse();
  expect(await shop.payments.expire(10)).toBe(1);
  expect(await shop.orderRow(other.id)).toMatchObject({ status: "cancelled" });
  expect((await shop.recipients()).map(({ recipient }) => recipient)).toEqual([
    "owner@example.com",
  ]);
  expect(
    (await shop.rpc("server", "find_order", { number: order.id.slice(-8), email: "" })).body,
  ).toBeNull();
});

test("is paid in the way its customer chooses, once", async () => {
  const order = await shop.make();
  expect(await shop.payments.listOffered(order.reference)).toHaveLength(3);
  await shop.setMethod("deuna", { is_enabled: false });
  await expect(shop.payments.choose(order.reference, "deuna")).rejects.toEqual(
    failure("METHOD_NOT_OFFERED"),
  );
  const chosen = await shop.payments.choose(order.reference, "transfer");
  expect(chosen).toMatchObject({ paymentMethod: "transfer", paymentDueAt: order.paymentDueAt });
  expect(await shop.payments.choose(order.reference, "cash_on_delivery")).toMatchObject({
    paymentMethod: "transfer",
  });
  await shop.decisions.confirm(order.id, shop.staff);
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", is_paid: true });
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
  expect(await shop.payments.find(order.reference)).toBeNull();
  expect(await shop.inconsistencies()).toEqual([]);
});

test("is paid by card behind its link", async () => {
  const order = await shop.make();
  const token = await shop.tokenOf(order.id);
  const { checkout } = await shop.payments.replaceCheckout(order.reference);
  expect(await shop.payments.findPayLink(token)).toBe(checkout.reference);
  expect(checkout.total).toBe(order.total);
  const sandbox = driveSandbox();
  const { subtotal, tax, total } = checkout;
  await sandbox.pay(checkout.reference, "approve", { subtotal, tax, total });
  const transactionId = String((await bookOf(sandbox, checkout.reference))?.transactionId);
  const desk = shop.openDesk(sandbox.provider);
  const paid = await orderOf(desk.confirm(checkout.reference, transactionId));
  expect(paid).toMatchObject({ id: order.id, paymentMethod: "card", status: "pending" });
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
  expect(await shop.inconsistencies()).toEqual([]);
});

test("gives the units back when nobody pays in time, and its link ends", async () => {
  const order = await shop.make({ holdHours: 1 });
  const token = await shop.tokenOf(order.id);
  await shop.lapse();
  await expect(shop.payments.choose(order.reference, "transfer")).rejects.toEqual(
    failure("ORDER_NOT_AWAITING"),
  );
  expect(await shop.payments.expire(10)).toBe(1);
  expect(await shop.blazers()).toEqual({ quantity: 5, free: 5 });
  expect(await shop.payments.findPayLink(token)).toBe(order.reference);
  expect(await shop.payments.find(order.reference)).toMatchObject({
    order: { status: "cancelled" },
  });
  await expect(shop.payments.replaceCheckout(order.reference)).rejects.toEqual(
    failure("ORDER_NOT_AWAITING"),
  );
});

test("sells at once what was paid in the shop, and hands it over", async () => {
  const order = await shop.make(IN_SHOP);
  expect(order).toMatchObject({
    status: "delivered",
    paymentMethod: "in_store",
    isPaid: true,
    customerName: "Consumidor final",
    paymentDueAt: null,
  });
  expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
  expect(await shop.tokenOf(order.id)).toBe("");
  expect(await shop.history(order.id)).toEqual([
    { kind: "created", to_status: "pending", code: "in_store_cash", note: null, actor: shop.staff },
    {
      kind: "status_changed",
      to_status: "delivered",
      code: "handed_over",
      note: null,
      actor: shop.staff,
    },
  ]);
  expect(await shop.mails()).toEqual([]);
  expect(await shop.inconsistencies()).toEqual([]);
});

test("records how the customer paid who had not chosen", async () => {
  const order = await shop.make();
  await expect(shop.decisions.confirm(order.id, shop.staff)).rejects.toEqual(
    failure("PAID_WITH_REQUIRED"),
  );
  await shop.decisions.confirm(order.id, shop.staff, "terminal");
  expect(await shop.orderRow(order.id)).toMatchObject({
    payment_method: "in_store",
    status: "pending",
    is_paid: true,
  });
});

test("records a transfer in the shop otherwise than one that is awaited", async () => {
  const order = await shop.make({ ...IN_SHOP, paidWith: "transfer" });
  expect((await shop.history(order.id))[0]).toMatchObject({ code: "in_store_transfer" });
});

test.each([
  ["cash", "01"],
  ["terminal", "19"],
  ["transfer", "20"],
] as const)("makes an invoice that says that it was paid with %s", async (paidWith, form) => {
  await shop.sql("update public.invoice_settings set environment = 'sandbox'");
  try {
    const invoiceBuyer = { kind: "final_consumer", number: "", name: "" } as const;
    const lines = [{ ...BLAZER_LINE, ownPrice: 3000 }];
    const discount = { kind: "amount", value: 500 } as const;
    await shop.make({ ...IN_SHOP, paidWith, lines, discount, reason: "Outlet", invoiceBuyer });
    const [document] = await supabaseTaxDocumentStore(shop.client).claim(["sandbox"], 1, 60);
    if (!document) throw new Error("no document");
    const { xml } = writeTaxDocument(document);
    expect(xml).toContain(`<formaPago>${form}</formaPago>`);
    expect(xml).toContain("<descuento>5.00</descuento>");
    expect(xml).toContain("<importeTotal>28.75</importeTotal>");
    expect(xml).not.toContain("Correo");
  } finally {
    await shop.sql("update public.invoice_settings set environment = 'off'");
    await deleteRows(shop, "tax_documents", "tax_document_counters");
  }
});

test("pays an order once when its card and staff's confirmation come at the same instant", async () => {
  for (let round = 0; round < 10; round += 1) {
    await shop.reset();
    const order = await shop.make();
    const { checkout } = await shop.payments.replaceCheckout(order.reference);
    const { store, staff, decisions } = shop;
    const answers = await Promise.allSettled([
      store.settle(checkout.reference, `T-${round}`, {}),
      decisions.confirm(order.id, staff, "cash"),
    ]);
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await shop.blazers()).toEqual({ quantity: 4, free: 4 });
    const paid = (await shop.history(order.id)).filter(({ to_status }) => to_status === "pending");
    expect(paid).toHaveLength(1);
    expect(await shop.inconsistencies()).toEqual([]);
  }
});

test("exports and erases the orders of a customer without an email address by the phone number", async () => {
  const order = await shop.make({ ...IN_SHOP, customer: WITHOUT_EMAIL, delivery: "delivery" });
  const other = await shop.make({ customer: { ...WITHOUT_EMAIL, phone: "+593911111111" } });
  const request = { email: CUSTOMER.phone, person: "0".repeat(64), staff_id: shop.staff };
  const exported = await shop.rpc<{ orders: { id: string }[] }>("server", "export_person", request);
  expect(exported.body.orders.map(({ id }) => id)).toEqual([order.id]);
  const erased = await shop.rpc<object>("server", "erase_person", request);
  expect(erased.body).toMatchObject({ orders: 1, checkouts: 1, waiting: 0 });
  expect(
    await shop.sql(
      "select id, phone, email like 'erased-%' as is_erased from public.orders order by phone",
    ),
  ).toEqual(
    [
      { id: other.id, phone: "+593911111111", is_erased: false },
      { id: order.id, phone: "", is_erased: true },
    ].sort((a, b) => a.phone.localeCompare(b.phone)),
  );
});

test("lets no customer choose another way while their card payment is being checked", async () => {
  const { reference } = await shop.make();
  await shop.store.pin(reference, "77");
  await expect(shop.payments.choose(reference, "transfer")).rejects.toEqual(
    failure("PAYMENT_UNDER_WAY"),
  );
});

test("makes no order above 50 dollars for a final consumer", async () => {
  const invoiceBuyer = { kind: "final_consumer", number: "", name: "" } as const;
  await expect(shop.make({ invoiceBuyer })).rejects.toEqual(failure("FINAL_CONSUMER_LIMIT"));
  expect(await shop.blazers()).toEqual(nothingSold);
});

test("takes a price of staff down to a dollar, IVA included, in whole cents", async () => {
  const lines = [{ ...BLAZER_LINE, ownPrice: 87 }];
  expect(await shop.make({ lines, reason: "Stained" })).toMatchObject({ subtotal: 87 });
  expect(await shop.sql("select total_amount::float as total from public.orders")).toEqual([
    { total: 1 },
  ]);
});

test("hands nothing over that is not paid, and knows the ways to pay in the shop", async () => {
  const unpaid = await shop.make({ isHandedOver: true });
  expect(await shop.orderRow(unpaid.id)).toMatchObject({ status: "awaiting_payment" });
  const paidWith = "gold" as "cash";
  await expect(shop.make({ paidWith })).rejects.toEqual(failure("PAID_WITH_REQUIRED"));
});

test("keeps the checkout of an order that was paid in the shop, regardless of age", async () => {
  await shop.make({ paidWith: "cash" });
  await shop.passTime(400 * 86_400);
  expect(await supabaseRetentionStore(shop.client).remove("checkouts", 30, 100)).toBe(0);
});
