import { csvAmountOf } from "./csv-amount.ts";
import type { InvoiceRow } from "./invoice-row.ts";
import type { Language } from "./language.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { shopTimestampOf } from "./shop-time.ts";

const COLUMNS = [
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
] as const;
type Column = (typeof COLUMNS)[number];

/** The words of the month's export in one language. */
export type InvoiceCsvWords = {
  headings: Record<Column, string>;
  statusName: (status: InvoiceRow["orderStatus"]) => string;
  kindName: (kind: InvoiceRow["kind"]) => string;
  stateName: (state: InvoiceRow["state"]) => string;
  methodName: (method: PaymentMethod) => string;
  /** The payment of sandbox orders. */
  sandbox: string;
};

/** Empty while the money has not come. */
function paymentOf(row: InvoiceRow, { sandbox, methodName }: InvoiceCsvWords): string {
  if (row.isSandbox) return sandbox;
  return row.isPaid ? methodName(row.paymentMethod) : "";
}

function cellsOf(
  row: InvoiceRow,
  language: Language,
  words: InvoiceCsvWords,
): Record<Column, string> {
  // Also positive in a credit note, as in the document itself.
  const amount = (cents: number) => csvAmountOf(cents, language);
  return {
    day: row.day,
    order: row.orderNumber,
    orderStatus: words.statusName(row.orderStatus),
    payment: paymentOf(row, words),
    document: words.kindName(row.kind),
    number: row.number ?? "",
    state: words.stateName(row.state),
    environment: row.environment ?? "",
    buyerNumber: row.buyerNumber ?? "",
    buyerName: row.buyerName ?? row.customerName,
    base: amount(row.base),
    tax: amount(row.tax),
    total: amount(row.total),
    accessKey: row.accessKey ?? "",
    authorized: row.authorizedAt ? shopTimestampOf(row.authorizedAt) : "",
  };
}

/** Return a month's orders and documents as CSV rows with headings. Days and times are Ecuador's, amounts dollars. */
export function invoiceCsvRows(
  rows: readonly InvoiceRow[],
  language: Language,
  words: InvoiceCsvWords,
): string[][] {
  return [
    COLUMNS.map((column) => words.headings[column]),
    ...rows.map((row) => {
      const cells = cellsOf(row, language, words);
      return COLUMNS.map((column) => cells[column]);
    }),
  ];
}
