import { expect, test } from "vitest";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { csvRows } from "#app/domain/csv/csv-rows.ts";
import type { MonthEntry } from "#app/domain/invoice/month-entries.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { INVOICE_COLUMNS } from "./invoice-columns.ts";

const ROW: MonthEntry<InvoiceRow> = {
  orderId: "a",
  orderNumber: "ABCDEF12",
  orderStatus: "refunded",
  deliveryMethod: "delivery",
  isSandbox: false,
  customerName: "Ana Vega",
  buyerKind: "cedula",
  buyerNumber: "1710034065",
  buyerName: "Ana Vega",
  paymentMethod: "card",
  isPaid: true,
  base: -38_500,
  tax: -5775,
  total: -44_275,
  taxBasisPoints: 1500,
  documentId: "b",
  kind: "credit_note",
  state: "authorized",
  environment: "production",
  number: "001-001-000000007",
  modifiedNumber: "001-001-000000012",
  accessKey: "1".repeat(49),
  authorizedAt: "2026-11-24T03:00:00.000Z",
  reason: null,
  messages: [],
  day: "2026-11-23",
  refundDay: null,
  isRefund: false,
};

const STATES = {
  awaiting_buyer: "awaiting_buyer",
  awaiting_invoice: "awaiting_invoice",
  queued: "queued",
  signed: "signed",
  received: "received",
  authorized: "authorized",
  needs_owner: "needs_owner",
  closed: "closed",
};

const rowsOf = (rows: MonthEntry<InvoiceRow>[], language: Language) =>
  csvRows(INVOICE_COLUMNS, rows, {
    i18n: serverI18n(language, "admin"),
    language,
    statusName: (status, method) => (method === "pickup" ? `${status} (${method})` : status),
    buyerKinds: { final_consumer: "Final", cedula: "Cédula", ruc: "RUC", passport: "Passport" },
    kinds: { invoice: "invoice", credit_note: "credit_note" },
    states: STATES,
    environmentNames:
      language === "es"
        ? { sandbox: "Sandbox", test: "Pruebas", production: "Producción" }
        : { sandbox: "Sandbox", test: "Test", production: "Production" },
  });

test("writes a document with its order, in Ecuador's time", () => {
  const [, cells] = rowsOf([ROW], "en");
  expect(cells).toEqual([
    "2026-11-23",
    "ABCDEF12",
    "refunded",
    "PayPhone",
    "credit_note",
    "001-001-000000007",
    "001-001-000000012",
    "authorized",
    "Production",
    "Cédula",
    "1710034065",
    "Ana Vega",
    "-385.00",
    "15",
    "-57.75",
    "-442.75",
    "1".repeat(49),
    "2026-11-23 22:00",
  ]);
});

test("writes an order without a document, with a decimal comma in Spanish", () => {
  const noDocument = { documentId: null, kind: null, state: null, number: null, environment: null };
  const noAnswer = { modifiedNumber: null, accessKey: null, authorizedAt: null };
  const noBuyer = { buyerKind: null, buyerNumber: null, buyerName: null };
  const [, cells = []] = rowsOf(
    [{ ...ROW, ...noDocument, ...noAnswer, ...noBuyer, isSandbox: true }],
    "es",
  );
  expect(cells.slice(3)).toEqual([
    "SANDBOX: no es un pago real",
    "Ninguno",
    "",
    "",
    "",
    "",
    "",
    "",
    "Ana Vega",
    "-385,00",
    "15",
    "-57,75",
    "-442,75",
    "",
    "",
  ]);
});

test.each([
  ["transfer", true, "Bank transfer"],
  ["transfer", false, ""],
  ["unchosen", false, ""],
] as const)("names the payment of an order by %s, paid: %s", (paymentMethod, isPaid, name) => {
  const [headings = [], cells = []] = rowsOf(
    [{ ...ROW, orderStatus: "pending", kind: null, paymentMethod, isPaid }],
    "en",
  );
  expect(cells[headings.indexOf("Payment")]).toBe(name);
});

test.each([
  ["delivered", null, "Cash on delivery"],
  ["delivered", "invoice", "Cash on delivery"],
  ["cancelled", "credit_note", "Cash on delivery"],
  ["shipped", null, ""],
] as const)(
  "counts an unpaid order that is %s, with the document %s",
  (orderStatus, kind, name) => {
    const order = { paymentMethod: "cash_on_delivery", isPaid: false, orderStatus, kind } as const;
    const [headings = [], cells = []] = rowsOf([{ ...ROW, ...order }], "en");
    expect(cells[headings.indexOf("Payment")]).toBe(name);
  },
);

test("names the status of an order that is picked up", () => {
  const [headings = [], cells = []] = rowsOf(
    [{ ...ROW, orderStatus: "shipped", deliveryMethod: "pickup" }],
    "en",
  );
  expect(cells[headings.indexOf("Order status")]).toBe("shipped (pickup)");
});

test("names the environment in the page's language", () => {
  const [headings = [], cells = []] = rowsOf([ROW], "es");
  expect(cells[headings.indexOf("Ambiente")]).toBe("Producción");
});

test("names a refund without a credit note, whose invoice's number is in the row of the sale", () => {
  const [, cells = []] = rowsOf([{ ...ROW, kind: "invoice", isRefund: true }], "es");
  expect(cells.slice(4, 6)).toEqual(["Reembolso sin nota de crédito", ""]);
});
