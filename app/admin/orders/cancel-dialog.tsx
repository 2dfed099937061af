import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { Order } from "#app/domain/order.ts";
import type { OrderReversal } from "#app/domain/order-reversal.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import { type MoneyChoice, MoneyFields } from "./money-fields.tsx";
import type { OrderSubmission } from "./write-order.tsx";

type CancelDialogProps = {
  order: Order;
  reversal: OrderReversal | null;
  isOpen: boolean;
  onClose: () => void;
};

/** Confirms the cancellation of an order, and asks what becomes of its units and its money. */
export function CancelDialog({ order, reversal, isOpen, onClose }: CancelDialogProps) {
  const fetcher = useFetcher<Outcome>();
  const error = errorOf(fetcher);
  const [restock, setRestock] = useState(true);
  const [choice, setChoice] = useState<MoneyChoice>("by-hand");
  const money = reversal?.isOpen ? choice : "by-hand";
  const isAwaiting = order.status === "awaiting_payment";

  function close() {
    fetcher.reset();
    onClose();
  }
  useActionDone(fetcher, (outcome) => !outcome.error && close());

  function cancel() {
    // What awaits its payment was not taken out of stock.
    const submission: OrderSubmission = {
      intent: "cancel",
      restock: !isAwaiting && restock,
      money,
    };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      // Closed before the revalidation, which renders other transitions in its place.
      isOpen={isOpen && fetcher.data?.error !== null}
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
            <MoneyFields order={order} reversal={reversal} choice={choice} onChange={setChoice} />
          )}
        </>
      }
      error={error}
      yes={<Trans>Mark as Cancelled</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={cancel}
      onNo={close}
      isBusy={fetcher.state !== "idle"}
    >
      {isAwaiting && (
        <Trans>The shopper gets an email, and the items are free for others at once.</Trans>
      )}
    </ConfirmDialog>
  );
}
