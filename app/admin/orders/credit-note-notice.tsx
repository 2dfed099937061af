import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/domain/invoice-row.ts";
import { formatCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import type { TaxDocumentState } from "#app/domain/tax-document.ts";

/** Without a buyer an invoice gets no number, so nothing is credited. */
const CREDITED: readonly (TaxDocumentState | null)[] = [
  "queued",
  "signed",
  "received",
  "authorized",
  "needs_owner",
];

type CreditNoteNoticeProps = { order: Order; invoices: readonly InvoiceRow[] };

/** What becomes of an order's invoice when the order is refunded: nothing to say without one. */
export function CreditNoteNotice({ order, invoices }: CreditNoteNoticeProps) {
  if (!invoices.some(({ kind, state }) => kind === "invoice" && CREDITED.includes(state))) {
    return null;
  }
  if (order.invoiceBuyer?.kind === "final_consumer") {
    return (
      <Trans>
        Its invoice is to a final consumer and cannot be credited. Please ask your accountant.
      </Trans>
    );
  }
  const total = formatCents(order.total);
  return order.email === "" ? (
    <Trans>A credit note for {total} goes to the SRI.</Trans>
  ) : (
    <Trans>A credit note for {total} goes to the SRI and to the buyer.</Trans>
  );
}
