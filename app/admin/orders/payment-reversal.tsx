import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import type { ReversalReading } from "#app/data/admin/order-reversal.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { CreditNoteNotice } from "./credit-note-notice.tsx";
import { EmailNotice } from "./email-notice.tsx";
import { usePaymentReversal } from "./use-payment-reversal.ts";

function ReversalStatus({ order, reversal }: { order: Order; reversal: OrderReversal }) {
  const language = useLanguage();
  const until = reversal.closesAt && shopTimeOf(reversal.closesAt, language);
  switch (reversal.state) {
    case "due":
      return (
        <Trans>
          PayPhone has not answered yet. The shop keeps asking, and this page shows the outcome.
        </Trans>
      );
    case "done":
      return <Trans>The payment was reversed: the money went back to the customer.</Trans>;
    case "refused":
      return (
        <Trans>
          PayPhone refused, so the customer is still charged. Please refund the payment in
          PayPhone's dashboard.
        </Trans>
      );
    case "none":
      if (!until) return null;
      if (order.status === "refunded") {
        return (
          <Trans>
            The order was marked as Refunded without a reversal. If the customer does not have the
            money yet, return it in PayPhone's dashboard.
          </Trans>
        );
      }
      return reversal.isOpen ? (
        <Trans>PayPhone can reverse this payment until {until}.</Trans>
      ) : (
        <Trans>
          PayPhone cannot reverse this payment any more. Refunds are made in its dashboard.
        </Trans>
      );
  }
}

function StockConsequence({ status }: { status: OrderStatus }): ReactNode {
  switch (status) {
    case "shipped":
    case "delivered":
      return <Trans>The items were sent, so they do not return to stock.</Trans>;
    case "cancelled":
      return <Trans>The stock stays as it is.</Trans>;
    default:
      return <Trans>The items return to stock.</Trans>;
  }
}

function Consequences({ order }: { order: Order }): ReactNode {
  const total = formatCents(order.total);
  const { customerName } = order;
  return (
    <>
      <Trans>
        {total} goes back to {customerName}, and the order becomes Refunded.
      </Trans>{" "}
      <StockConsequence status={order.status} /> <EmailNotice email={order.email} />{" "}
      <Trans>This can't be undone.</Trans>
    </>
  );
}

type PaymentReversalProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  reading: ReversalReading;
};

/** The status of a payment's reversal, and its button while PayPhone allows one. */
export function PaymentReversal({ order, invoices, reading }: PaymentReversalProps) {
  const { reversal } = reading;
  const { error, isBusy, reverse } = usePaymentReversal(reading);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <ErrorMessage error={error} />
      {reversal && error?.kind !== "rejected" && (
        <p role="status" className="text-muted text-sm">
          <ReversalStatus order={order} reversal={reversal} />
        </p>
      )}
      {reversal?.isOpen && (
        <Button
          size="sm"
          variant="secondary"
          isInactive={isBusy}
          onClick={() => setConfirming(true)}
        >
          {isBusy ? <Trans>Reversing...</Trans> : <Trans>Reverse Payment</Trans>}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={<Trans>Reverse this payment?</Trans>}
        yes={<Trans>Reverse Payment</Trans>}
        no={<Trans>Keep Payment</Trans>}
        onYes={() => {
          setConfirming(false);
          reverse();
        }}
        onNo={() => setConfirming(false)}
      >
        <Consequences order={order} /> <CreditNoteNotice order={order} invoices={invoices} />
      </ConfirmDialog>
    </div>
  );
}
