import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import type { TaxDocumentState } from "#app/domain/invoice/tax-document.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";

/** Without a buyer an invoice gets no number, so nothing is credited. */
const CREDITED: readonly (TaxDocumentState | null)[] = [
  "queued",
  "signed",
  "received",
  "authorized",
  "needs_owner",
];

type CreditNoteNoticeProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  /** What else is said of an order whose credit note is made. */
  children?: ReactNode;
};

/** Says what happens to an order's invoice when the order is refunded, or cancelled unpaid. Empty without an invoice; one of the sandbox does not count. */
export function CreditNoteNotice({ order, invoices, children }: CreditNoteNoticeProps) {
  const invoice = invoices.find(
    ({ kind, environment }) => kind === "invoice" && environment !== "sandbox",
  );
  if (invoice?.state === "closed") {
    return (
      <Trans>
        The invoice of this order was settled elsewhere, so its credit note must be, too. Ask your
        accountant.
      </Trans>
    );
  }
  if (!invoice || !CREDITED.includes(invoice.state)) return null;
  if (order.invoiceBuyer?.kind === "final_consumer") {
    return (
      <Trans>
        Its invoice is to a final consumer and cannot be credited. Please ask your accountant.
      </Trans>
    );
  }
  const total = formatCents(order.total);
  return (
    <>
      {canReceiveMail(order.email) ? (
        <Trans>A credit note for {total} goes to the SRI and to the buyer.</Trans>
      ) : (
        <Trans>A credit note for {total} goes to the SRI.</Trans>
      )}{" "}
      {children}
    </>
  );
}
