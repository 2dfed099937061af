import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import { UNSENT_STATUSES } from "#app/domain/order/payment-check.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { CreditNoteNotice } from "./credit-note-notice.tsx";
import { EmailNotice } from "./email-notice.tsx";

type RefundDialogProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  reversal: OrderReversal | null;
  isOpen: boolean;
  onRefund: () => void;
  onClose: () => void;
};

/** Confirms that an order becomes Refunded, whose money was returned by hand. */
export function RefundDialog(props: RefundDialogProps) {
  const { order, invoices, reversal, isOpen, onRefund, onClose } = props;
  const language = useLanguage();
  const until = reversal?.isOpen && reversal.closesAt && shopTimeOf(reversal.closesAt, language);
  const total = formatCents(order.total);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Mark this order as Refunded?</Trans>}
      yes={<Trans>Mark as Refunded</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={onRefund}
      onNo={onClose}
    >
      <Trans>Refunded means the whole {total}.</Trans>{" "}
      <Trans>No money is given back and no units return to stock.</Trans>{" "}
      {until && (
        <span className="mt-3 block">
          <Trans>PayPhone can reverse this payment until {until}.</Trans>{" "}
          <Trans>For that, go back and choose Reverse Payment.</Trans>
        </span>
      )}{" "}
      {UNSENT_STATUSES.includes(order.status) && (
        <span className="mt-3 block">
          <Trans>
            To put the units of an order that was not sent back in stock, go back and mark it as
            Cancelled first.
          </Trans>
        </span>
      )}{" "}
      <span className="mt-3 block">
        <EmailNotice email={order.email}>
          <Trans>The customer gets an email that you have returned the money.</Trans>
        </EmailNotice>{" "}
        <CreditNoteNotice order={order} invoices={invoices}>
          <Trans>
            Was only a part returned? Go back, leave the order as it is, and make the credit note
            for that part in SRI en Línea.
          </Trans>
        </CreditNoteNotice>
      </span>
    </ConfirmDialog>
  );
}
