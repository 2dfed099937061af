import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { Order } from "#app/domain/order.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import type { OrderSubmission } from "./write-order.ts";

type CancelDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Confirms the cancellation of an order, and asks whether its units go back in stock. */
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
    fetcher.submit(submission, AS_JSON);
  }

  return (
    <Dialog
      // The dialog closes before everything is read again: then other transitions take its place.
      open={isOpen && (fetcher.state !== "loading" || error !== null)}
      onOpenChange={(open) => !open && close()}
      title={<Trans>Mark this order as Cancelled?</Trans>}
      description={
        <Trans>No money is given back. To return it, use Reverse Payment or PayPhone.</Trans>
      }
    >
      <div className="mt-4 grid gap-4">
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
        <ErrorMessage error={error} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={close}>
          <Trans>Go Back</Trans>
        </Button>
        <Button size="sm" onClick={cancel} disabled={fetcher.state !== "idle"}>
          <Trans>Mark as Cancelled</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
