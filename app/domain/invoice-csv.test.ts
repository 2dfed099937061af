import { expect, test } from "vitest";
import { type InvoiceCsvWords, invoiceCsvRows } from "./invoice-csv.ts";
import type { InvoiceRow } from "./invoice-row.ts";

const ROW: InvoiceRow = {
  orderId: "a",
  orderNumber: "ABCDEF12",
  orderStatus: "refunded",
  isSandbox: false,
  customerName: "Ana Vega",
  buyerKind: "cedula",
  buyerNumber: "1710034065",
  buyerName: "Ana Vega",
  paymentMethod: "card",
  isPaid: true,
  base: 38_500,
  tax: 5775,
  total: 44_275,
  documentId: "b",
  kind: "credit_note",
  state: "authorized",
  environment: "production",
  number: "001-001-000000007",
  accessKey: "1".repeat(49),
  authorizedAt: "2026-11-24T03:00:00.000Z",
  reason: null,
  messages: [],
  day: "2026-11-23",
};

const HEADINGS = [
  "day",
  "order",
  "orderStatus",
  "payment",
  "document",
  "number",
  "state",
  "environment",
  "buyerNumber",
  "buyerName",
  "base",
  "tax",
  "total",
  "accessKey",
  "authorized",
];
const WORDS: InvoiceCsvWords = {
  headings: Object.fromEntries(HEADINGS.map((name) => [name, name])) as InvoiceCsvWords["headings"],
  statusName: (status) => status,
  kindName: (kind) => kind ?? "none",
  stateName: (state) => state ?? "",
  methodName: (method) => (method === "card" ? "PayPhone" : method),
  sandbox: "SANDBOX",
};

test("writes a document with its order, in Ecuador's time", () => {
  const [, cells] = invoiceCsvRows([ROW], "en", WORDS);
  expect(cells).toEqual([
    "2026-11-23",
    "ABCDEF12",
    "refunded",
    "PayPhone",
    "credit_note",
    "001-001-000000007",
    "authorized",
    "production",
    "1710034065",
    "Ana Vega",
    "385.00",
    "57.75",
    "442.75",
    "1".repeat(49),
    "2026-11-23 22:00",
  ]);
});

test("writes an order without a document, with a decimal comma in Spanish", () => {
  const bare = { documentId: null, kind: null, state: null, number: null, accessKey: null };
  const nobody = { buyerNumber: null, buyerName: null, authorizedAt: null, environment: null };
  const [, cells = []] = invoiceCsvRows(
    [{ ...ROW, ...bare, ...nobody, isSandbox: true }],
    "es",
    WORDS,
  );
  expect(cells.slice(3)).toEqual([
    "SANDBOX",
    "none",
    "",
    "",
    "",
    "",
    "Ana Vega",
    "385,00",
    "57,75",
    "442,75",
    "",
    "",
  ]);
});

test.each([
  ["transfer", true, "transfer"],
  ["transfer", false, ""],
  ["unchosen", false, ""],
] as const)("names the payment of an order by %s, paid: %s", (paymentMethod, isPaid, name) => {
  const [headings = [], cells = []] = invoiceCsvRows(
    [{ ...ROW, paymentMethod, isPaid }],
    "en",
    WORDS,
  );
  expect(cells[headings.indexOf("payment")]).toBe(name);
});
