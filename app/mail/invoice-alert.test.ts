import { expect, test } from "vitest";
import type { InvoiceAlert } from "#app/domain/invoice/invoice-alert.ts";
import { TAX_DOCUMENT_REASONS } from "#app/domain/invoice/tax-document.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { invoiceAlert } from "./invoice-alert.ts";

const DOCUMENT = {
  problem: "document",
  documentId: "d",
  kind: "invoice",
  messages: [{ code: "52", message: "ERROR", kind: "error" }],
  number: "001-001-000000001",
  orderId: "8f14e45f-ceea-467f-9d3a-000000000000",
  customerName: "Ana Pérez",
  total: 9775,
} satisfies Partial<InvoiceAlert>;

test.each(TAX_DOCUMENT_REASONS)(
  "names the SRI above the errors of a document that is %s, unless the SRI never saw it",
  (reason) => {
    const { text } = invoiceAlert(
      { ...DOCUMENT, reason },
      "https://shop.test/admin/invoices",
      serverI18n("en", "mail"),
    );
    expect(text).toContain("52 · ERROR");
    expect(text.includes("What the SRI says")).toBe(reason !== "invalid");
  },
);

test.each(["final_consumer", "invoice_closed"] as const)(
  "claims no refund of an order that may have been cancelled unpaid: %s",
  (reason) => {
    const { text } = invoiceAlert(
      { ...DOCUMENT, kind: "credit_note", reason },
      "https://shop.test/admin/invoices",
      serverI18n("en", "mail"),
    );
    expect(text).toContain("The order was refunded or cancelled, but");
  },
);
