import { Trans } from "@lingui/react/macro";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useStatusName } from "./use-status-name.ts";

type DeliverUnpaidDialogProps = {
  order: Order;
  isOpen: boolean;
  onDeliver: () => void;
  onClose: () => void;
};

/** Confirms that an order was delivered before it is paid, which makes its invoice. */
export function DeliverUnpaidDialog(props: DeliverUnpaidDialogProps) {
  const { order, isOpen, onDeliver, onClose } = props;
  const nameOf = useStatusName();
  const { method } = order.delivery;
  const number = orderNumberOf(order.id);
  const { customerName } = order;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Mark this order as {nameOf("delivered", method)}?</Trans>}
      yes={<Trans>Mark as {nameOf("delivered", method)}</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={onDeliver}
      onNo={onClose}
    >
      <Trans>
        Order {number} of {customerName}.
      </Trans>{" "}
      <Trans>
        It is not paid yet: its invoice, if any, is made and sent now. This can't be undone.
      </Trans>
    </ConfirmDialog>
  );
}
