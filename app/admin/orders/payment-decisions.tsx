import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ConfirmPaymentDialog } from "./confirm-payment-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import type { OrderSubmission } from "./write-order.tsx";

/** Other unpaid orders are cancelled among their transitions. */
const CANCELLABLE: readonly OrderStatus[] = ["awaiting_payment", "shipped", "delivered"];

type PaymentDecisionsProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  hasNewProof: boolean;
  /** Whether the shop can still take the payment. */
  isOpen: boolean;
};

/** What staff decide about an unpaid order: to accept or cancel it, to confirm its payment or refuse it. */
export function PaymentDecisions({ order, invoices, hasNewProof, isOpen }: PaymentDecisionsProps) {
  const { submit, isBusy, error } = useSubmission<OrderSubmission>();
  const [asking, setAsking] = useState<"confirm" | "refuse" | "cancel" | null>(null);
  const close = () => setAsking(null);
  const isAwaiting = order.status === "awaiting_payment";
  const isToAccept = isAwaiting && isPaidOnHandover(order.paymentMethod);
  const isUnchosen = order.paymentMethod === "unchosen";
  const isRefusable = isAwaiting ? !isToAccept && !isUnchosen : hasNewProof;

  return (
    <>
      <ErrorMessage error={error} />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {isToAccept && (
          <Button size="sm" isInactive={isBusy} onClick={() => submit({ intent: "accept-order" })}>
            <Trans>Accept Order</Trans>
          </Button>
        )}
        {!isToAccept && isOpen && (
          <Button
            size="sm"
            variant={order.status === "cancelled" ? "secondary" : "primary"}
            isInactive={isBusy}
            onClick={() => setAsking("confirm")}
          >
            <Trans>Confirm Payment</Trans>
          </Button>
        )}
        {isRefusable && (
          <Button
            size="sm"
            variant="secondary"
            isInactive={isBusy}
            onClick={() => setAsking("refuse")}
          >
            <Trans>Refuse Payment</Trans>
          </Button>
        )}
        {CANCELLABLE.includes(order.status) && (
          <Button
            size="sm"
            variant="plain"
            className="px-0!"
            isInactive={isBusy}
            onClick={() => setAsking("cancel")}
          >
            <Trans>Cancel Order</Trans>
          </Button>
        )}
      </div>
      <ConfirmPaymentDialog order={order} isOpen={asking === "confirm"} onClose={close} />
      <RefuseDialog order={order} isOpen={asking === "refuse"} onClose={close} />
      <CancelDialog
        order={order}
        invoices={invoices}
        reversal={null}
        isOpen={asking === "cancel"}
        onClose={close}
      />
    </>
  );
}
