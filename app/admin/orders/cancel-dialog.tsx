import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { Order } from "#app/domain/order.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import type { OrderSubmission } from "./write-order.ts";

type CancelDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Confirms the cancellation of an order. A checkbox decides whether its units return to stock. */
export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const fetcher = useFetcher<Outcome>();
  const error = errorOf(fetcher);
  const [restock, setRestock] = useState(true);
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);

  function close() {
    fetcher.reset();
    onClose();
  }

  function cancel() {
    const submission: OrderSubmission = { intent: "cancel", restock };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      // Closed before the revalidation, which renders other transitions in its place.
      isOpen={isOpen && (fetcher.state !== "loading" || error !== null)}
      title={<Trans>Mark this order as Cancelled?</Trans>}
      fields={
        <CheckboxField
          label={
            <Plural
              value={units}
              one="Put the # unit back in stock"
              other="Put the # units back in stock"
            />
          }
          checked={restock}
          onChange={setRestock}
        />
      }
      error={error}
      yes={<Trans>Mark as Cancelled</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={cancel}
      onNo={close}
      isBusy={fetcher.state !== "idle"}
    >
      <Trans>No money is given back. To return it, use Reverse Payment or PayPhone.</Trans>
    </ConfirmDialog>
  );
}
