import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { isPaidOnHandover, type PaidWith } from "#app/domain/checkout/payment-method.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useDialogSubmission } from "../form/use-dialog-submission.ts";
import { PaidWithSelect } from "./paid-with-select.tsx";
import type { OrderSubmission } from "./write-order.tsx";

type ConfirmPaymentDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Confirms that a payment has come, and asks how, where the customer had not chosen or paid on handover. */
export function ConfirmPaymentDialog({ order, isOpen, onClose }: ConfirmPaymentDialogProps) {
  const { submit, close, isBusy, error, outcome } = useDialogSubmission<OrderSubmission>(onClose);
  const [chosen, setChosen] = useState<PaidWith | null>(null);
  const isOnHandover = isPaidOnHandover(order.paymentMethod);
  const isAsked = isOnHandover || order.paymentMethod === "unchosen";
  const paidWith = chosen ?? (isOnHandover ? "cash" : null);
  const number = orderNumberOf(order.id);
  const total = formatCents(order.total);
  const { customerName } = order;

  return (
    <ConfirmDialog
      // Closed before the revalidation, which removes the button that opened it.
      isOpen={isOpen && outcome?.error !== null}
      title={<Trans>Confirm this payment?</Trans>}
      fields={isAsked && <PaidWithSelect value={paidWith} onChange={setChosen} />}
      error={error}
      yes={<Trans>Confirm Payment</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={() => submit({ intent: "confirm-payment", paidWith: isAsked ? paidWith : null })}
      onNo={close}
      isBusy={isBusy || (isAsked && paidWith === null)}
    >
      <Trans>
        Order {number}: {total} from {customerName}. Confirm it only once you have the money: the
        email and the invoice, if any, are then sent. This can't be undone.
      </Trans>
    </ConfirmDialog>
  );
}
