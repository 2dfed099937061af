import { expect, test } from "vitest";
import { FINAL_CONSUMER } from "../checkout/invoice-buyer.ts";
import {
  EMPTY_INVOICE_DRAFT,
  type InvoiceDraft,
  invoiceBuyerOf,
  missingInvoiceFields,
  parseInvoiceDraft,
} from "./invoice-draft.ts";

const OPTIONAL = { total: 5000, isRequired: false };
const REQUIRED = { total: 5001, isRequired: true };
const PERSON: InvoiceDraft = { kind: "cedula", number: "171003406-5", name: null };

test("restores the stored block, and rejects anything else", () => {
  expect(parseInvoiceDraft(JSON.stringify(PERSON))).toEqual(PERSON);
  for (const text of ["", "[]", '{"kind":"alien"}', '{"kind":"ruc","number":1}']) {
    expect(() => parseInvoiceDraft(text)).toThrow();
  }
});

test("names the recipient unless another name is typed", () => {
  const buyer = { kind: "cedula", number: "1710034065" };
  expect(invoiceBuyerOf(PERSON, "Ana Vega", OPTIONAL)).toEqual({ ...buyer, name: "Ana Vega" });
  const other = { ...PERSON, name: " Casa Vega " };
  expect(invoiceBuyerOf(other, "Ana Vega", OPTIONAL)).toEqual({ ...buyer, name: "Casa Vega" });
});

test("needs nothing while it is optional, and a buyer once it is required", () => {
  expect(invoiceBuyerOf(EMPTY_INVOICE_DRAFT, "Ana", OPTIONAL)).toBeNull();
  expect(missingInvoiceFields(EMPTY_INVOICE_DRAFT, "Ana", OPTIONAL)).toEqual([]);
  expect(invoiceBuyerOf(EMPTY_INVOICE_DRAFT, "Ana", REQUIRED)).toBeUndefined();
  expect(missingInvoiceFields(EMPTY_INVOICE_DRAFT, "Ana", REQUIRED)).toEqual(["kind"]);
});

test("allows a final consumer up to 50.00, and forgets the choice above it", () => {
  const draft: InvoiceDraft = { ...EMPTY_INVOICE_DRAFT, kind: "final_consumer" };
  expect(invoiceBuyerOf(draft, "Ana", OPTIONAL)).toEqual(FINAL_CONSUMER);
  expect(invoiceBuyerOf(draft, "Ana", { ...OPTIONAL, total: 5001 })).toBeNull();
  expect(missingInvoiceFields(draft, "Ana", REQUIRED)).toEqual(["kind"]);
});

test("cannot be submitted with a wrong number or a blank name", () => {
  expect(invoiceBuyerOf({ ...PERSON, number: "1710034064" }, "Ana", OPTIONAL)).toBeUndefined();
  expect(invoiceBuyerOf({ ...PERSON, number: "" }, "Ana", OPTIONAL)).toBeUndefined();
  expect(missingInvoiceFields({ ...PERSON, number: " " }, " ", OPTIONAL)).toEqual([
    "number",
    "name",
  ]);
  expect(invoiceBuyerOf({ ...PERSON, name: "A\u0007na" }, "Ana", OPTIONAL)).toBeUndefined();
});

test("ignores the invisible marks of a copied name and number", () => {
  const copied = { ...PERSON, number: "\u202a1710034065\u202c", name: "Mo\u00adda\u200e S.A." };
  const buyer = { kind: "cedula", number: "1710034065", name: "Moda S.A." };
  expect(invoiceBuyerOf(copied, "Ana", OPTIONAL)).toEqual(buyer);
});
