import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useDialogSubmission } from "../form/use-dialog-submission.ts";
import { CreditNoteNotice } from "./credit-note-notice.tsx";
import { EmailNotice, NoEmailNotice } from "./email-notice.tsx";
import { type MoneyChoice, MoneyFields } from "./money-fields.tsx";
import type { OrderSubmission } from "./write-order.tsx";

type CancelDialogProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  reversal: OrderReversal | null;
  isOpen: boolean;
  onClose: () => void;
};

/** Confirms the cancellation of an order, and asks what becomes of its units and its money. */
export function CancelDialog({ order, invoices, reversal, isOpen, onClose }: CancelDialogProps) {
  const { submit, close, isBusy, error, outcome } = useDialogSubmission<OrderSubmission>(onClose);
  const [restock, setRestock] = useState(true);
  const [choice, setChoice] = useState<MoneyChoice>("by-hand");
  const money = reversal?.isOpen ? choice : "by-hand";
  const number = orderNumberOf(order.id);
  const { customerName } = order;
  const isAwaiting = order.status === "awaiting_payment";

  return (
    <ConfirmDialog
      // Closed before the revalidation, which renders other transitions in its place.
      isOpen={isOpen && outcome?.error !== null}
      title={<Trans>Mark this order as Cancelled?</Trans>}
      fields={
        <>
          {!isAwaiting && (
            <CheckboxField
              // Without a number: units sold past the stock were never taken out of it.
              label={<Trans>Put its units back in stock</Trans>}
              checked={restock}
              onChange={setRestock}
            />
          )}
          {order.isPaid && (
            <MoneyFields
              order={order}
              invoices={invoices}
              reversal={reversal}
              choice={choice}
              onChange={setChoice}
            />
          )}
        </>
      }
      error={error}
      yes={<Trans>Mark as Cancelled</Trans>}
      no={<Trans>Go Back</Trans>}
      // What awaits its payment was not taken out of stock.
      onYes={() => submit({ intent: "cancel", restock: !isAwaiting && restock, money })}
      onNo={close}
      isBusy={isBusy}
    >
      <Trans>
        Order {number} of {customerName}.
      </Trans>{" "}
      {isAwaiting && canReceiveMail(order.email) && (
        <Trans>The customer gets an email, and the items are free for others at once.</Trans>
      )}
      {isAwaiting && !canReceiveMail(order.email) && (
        <>
          <Trans>The items are free for others at once.</Trans> <NoEmailNotice />
        </>
      )}
      {/* Accepted, to be paid on handover. What was paid is announced when it is returned. */}
      {!isAwaiting && !order.isPaid && (
        <>
          <EmailNotice email={order.email} /> <CreditNoteNotice order={order} invoices={invoices} />
        </>
      )}
      {order.isPaid && money === "reverse" && (
        <>
          <EmailNotice email={order.email} /> <Trans>This can't be undone.</Trans>
        </>
      )}
    </ConfirmDialog>
  );
}
