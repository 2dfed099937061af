import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { EmailNotice } from "./email-notice.tsx";

type UntrackedDialogProps = {
  order: Order;
  isOpen: boolean;
  onShip: () => void;
  onClose: () => void;
};

/** Confirms that an order is shipped without a tracking number. */
export function UntrackedDialog({ order, isOpen, onShip, onClose }: UntrackedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Ship without a tracking number?</Trans>}
      yes={<Trans>Ship Without It</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={onShip}
      onNo={onClose}
    >
      <EmailNotice email={order.email}>
        <Trans>The customer's email will not say how to track the parcel.</Trans>
      </EmailNotice>
    </ConfirmDialog>
  );
}
