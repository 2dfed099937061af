import { expect, test } from "vitest";
import { FINAL_CONSUMER } from "../checkout/invoice-buyer.ts";
import { EMPTY_INVOICE_DRAFT } from "../invoice/invoice-draft.ts";
import { OwnerOrderSchema } from "./owner-order.ts";
import { emptyOwnerOrder, type OwnerLineDraft, type OwnerOrderDraft } from "./owner-order-draft.ts";
import { quoteRequestOf, readOwnerOrder } from "./read-owner-order.ts";

const KEY = "0b1c2d3e-0000-4000-8000-00001a2b3c4d";

const line: OwnerLineDraft = {
  product: {
    id: "a0000000-0000-4000-8000-000000000002",
    name: "Cashmere Blazer",
    price: 38_500,
    sizes: ["S", "M"],
    colors: ["Camel"],
    image: null,
    quantity: 5,
    free: null,
  },
  size: "M",
  color: "Camel",
  quantity: 1,
  ownPrice: "",
};

const empty = emptyOwnerOrder("es");
const draft: OwnerOrderDraft = {
  ...empty,
  lines: [line],
  customer: {
    ...empty.customer,
    firstName: "Ana",
    phone: "0991234567",
    address: "Calle 1",
    city: "Quito",
  },
};

test("reads an order that its customer pays by link", () => {
  const reading = readOwnerOrder(draft, KEY);
  expect(reading).toMatchObject({
    ok: true,
    request: {
      key: KEY,
      lines: [{ price: 38_500, ownPrice: null, quantity: 1, size: "M" }],
      discount: null,
      delivery: "delivery",
      holdHours: 48,
      paidWith: null,
    },
  });
  if (reading.ok) expect(OwnerOrderSchema.parse(reading.request)).toEqual(reading.request);
});

const NAMELESS = { customer: empty.customer, paidWith: "cash", isHandedOver: true } as const;

test.each([
  ["of $50.00 that the customer has", {}, 5000, FINAL_CONSUMER],
  ["above $50.00", {}, 5001, null],
  ["of a total that is not known", {}, null, null],
  ["that has a name after all", { customer: draft.customer }, 5000, null],
  [
    "that is sent",
    { isHandedOver: false, customer: { ...draft.customer, firstName: "" } },
    5000,
    null,
  ],
  ["whose buyer staff have left open", { invoice: EMPTY_INVOICE_DRAFT }, 5000, null],
] as const)("names a final consumer, or waits, for a nameless sale %s", (...given) => {
  const [, changes, total, invoiceBuyer] = given;
  const reading = readOwnerOrder({ ...draft, ...NAMELESS, ...changes }, KEY, total);
  expect(reading).toMatchObject({ ok: true, request: { invoiceBuyer } });
});

test("asks for no name, phone or address of what was paid in the shop and taken along", () => {
  const reading = readOwnerOrder({ ...draft, ...NAMELESS }, KEY);
  expect(reading).toMatchObject({
    ok: true,
    request: { delivery: "pickup", paidWith: "cash", isHandedOver: true },
  });
});

test("takes the catalogue's price, written out, for no own price", () => {
  const reading = readOwnerOrder({ ...draft, lines: [{ ...line, ownPrice: "385,00" }] }, KEY);
  expect(reading).toMatchObject({ ok: true, request: { lines: [{ ownPrice: null }] } });
});

test("reads an own price and a discount with their reason", () => {
  const agreed: OwnerOrderDraft = {
    ...draft,
    lines: [{ ...line, ownPrice: "300.50" }],
    discountKind: "percent",
    discountValue: "12,5",
    reason: " A friend ",
  };
  expect(readOwnerOrder(agreed, KEY)).toMatchObject({
    ok: true,
    request: {
      lines: [{ ownPrice: 30_050 }],
      discount: { kind: "percent", value: 1250 },
      reason: "A friend",
    },
  });
  expect(readOwnerOrder({ ...agreed, reason: " " }, KEY)).toEqual({
    ok: false,
    problems: { reason: true },
  });
});

test.each<[string, Partial<OwnerOrderDraft>, object]>([
  ["nothing to sell", { lines: [] }, { isEmpty: true }],
  ["no size", { lines: [{ ...line, size: "" }] }, { lines: { 0: "choice" } }],
  ["a price below zero", { lines: [{ ...line, ownPrice: "-5" }] }, { lines: { 0: "price" } }],
  ["the same line twice", { lines: [line, line] }, { lines: { 1: "twice" } }],
  [
    "more than everything off",
    { discountKind: "percent", discountValue: "101" },
    { discount: true },
  ],
  ["an amount that is none", { discountKind: "amount", discountValue: "x" }, { discount: true }],
  ["no hours", { holdHours: "0" }, { holdHours: true }],
  [
    "no name",
    { customer: { ...draft.customer, firstName: "" } },
    { customer: { firstName: "required" } },
  ],
  ["no phone", { customer: { ...draft.customer, phone: "12" } }, { customer: { phone: "phone" } }],
  [
    "no email address",
    { customer: { ...draft.customer, email: "ana" } },
    { customer: { email: "email" } },
  ],
])("says what is wrong with %s", (_name, changes, problems) => {
  const reading = readOwnerOrder({ ...draft, reason: "a reason", ...changes }, KEY);
  expect(reading).toEqual({ ok: false, problems });
});

test("asks what an order costs before there is a customer", () => {
  expect(quoteRequestOf({ ...draft, customer: empty.customer })).toMatchObject({
    country: "Ecuador",
    province: "",
    delivery: "delivery",
  });
  expect(quoteRequestOf({ ...draft, lines: [{ ...line, size: "" }] })).toBeNull();
});
