import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { cancelOrder } from "#app/data/admin-cancel-order.ts";
import type { Order } from "#app/domain/order.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CallProblemMessage } from "./call-problem-message.tsx";
import { useShopCall } from "./use-shop-call.ts";

type CancelDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Asks before an order is cancelled, and whether its units go back in stock. */
export function CancelDialog({ order, isOpen, onClose }: CancelDialogProps) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, problem, clear } = useShopCall();
  const [restock, setRestock] = useState(true);
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);

  function close() {
    clear();
    onClose();
  }

  const cancel = () =>
    run(async () => {
      await cancelOrder(order.id, restock);
      onClose();
      await revalidate();
    });

  return (
    <Dialog
      open={isOpen}
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
        <CallProblemMessage problem={problem} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={close}>
          <Trans>Go Back</Trans>
        </Button>
        <Button size="sm" onClick={cancel} disabled={isBusy}>
          <Trans>Mark as Cancelled</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
