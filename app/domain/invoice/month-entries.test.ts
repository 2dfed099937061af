import { expect, test } from "vitest";
import { monthEntriesOf, sumsByRate } from "./month-entries.ts";

const SALE = {
  day: "2026-10-05",
  refundDay: null,
  isSandbox: false,
  isPaid: true,
  orderStatus: "pending",
  kind: null,
  state: null,
  reason: null,
  number: null,
  taxBasisPoints: 1500,
  base: 3000,
  tax: 450,
  total: 3450,
} as const;

const INVOICE = {
  ...SALE,
  kind: "invoice",
  state: "authorized",
  number: "001-001-000000001",
} as const;
const NOTE = { ...INVOICE, kind: "credit_note" } as const;
const UNNUMBERED = { number: null, state: "needs_owner" } as const;

const totalsOf = (row: Parameters<typeof monthEntriesOf>[0][number], month = "2026-10") =>
  monthEntriesOf([row], month).map(({ total }) => total);

test.each([
  ["a paid order without a document", SALE, 3450],
  ["an unpaid order without a document", { ...SALE, isPaid: false }, 0],
  [
    "an unpaid order that is delivered, without a document",
    { ...SALE, isPaid: false, orderStatus: "delivered" },
    3450,
  ],
  ["an invoice", INVOICE, 3450],
  [
    "the invoice of an order that is delivered before it is paid",
    { ...INVOICE, isPaid: false },
    3450,
  ],
  ["a sandbox order", { ...INVOICE, isSandbox: true }, 0],
  ["an invoice without a number", { ...INVOICE, number: null, state: "awaiting_buyer" }, 0],
  ["a credit note", NOTE, -3450],
  ["a credit note without a number", { ...NOTE, ...UNNUMBERED, reason: "invoice_closed" }, 0],
  [
    "a credit note that was settled elsewhere",
    { ...NOTE, number: null, state: "closed", reason: "invoice_closed" },
    -3450,
  ],
  ["a final consumer's credit note", { ...NOTE, ...UNNUMBERED, reason: "final_consumer" }, 0],
  [
    "a final consumer's closed credit note",
    { ...NOTE, number: null, state: "closed", reason: "final_consumer" },
    0,
  ],
] as const)("counts %s", (_, row, total) => {
  expect(totalsOf(row)).toEqual([total]);
});

test("takes a refund without a document off in its own month, if the sale counted", () => {
  const refunded = { ...SALE, refundDay: "2026-11-02" };
  expect(totalsOf(refunded)).toEqual([3450]);
  expect(totalsOf(refunded, "2026-11")).toEqual([-3450]);
  expect(monthEntriesOf([refunded], "2026-11")).toMatchObject([
    { day: "2026-11-02", isRefund: true, base: -3000, tax: -450 },
  ]);
  expect(totalsOf({ ...refunded, isSandbox: true }, "2026-11")).toEqual([0]);
  const cancelled = { ...refunded, isPaid: false, orderStatus: "cancelled" } as const;
  expect([totalsOf(cancelled), totalsOf(cancelled, "2026-11")]).toEqual([[3450], [-3450]]);
});

test("sorts entries by day, then by number", () => {
  const numbers = ["3", "1", "2"].map((last) => `001-001-00000000${last}`);
  const rows = numbers.map((number) => ({ ...INVOICE, number }));
  const early = { ...SALE, day: "2026-10-01" };
  const sorted = monthEntriesOf([...rows, early], "2026-10");
  expect(sorted.map(({ number }) => number)).toEqual([null, ...numbers.toSorted()]);
});

test("adds up each rate", () => {
  const other = { ...INVOICE, taxBasisPoints: 0, tax: 0, total: 3000 };
  expect(sumsByRate(monthEntriesOf([other, INVOICE, INVOICE, NOTE], "2026-10"))).toEqual([
    { taxBasisPoints: 1500, base: 3000, tax: 450, total: 3450 },
    { taxBasisPoints: 0, base: 3000, tax: 0, total: 3000 },
  ]);
});
