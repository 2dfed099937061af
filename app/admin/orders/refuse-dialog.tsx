import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import type { Order } from "#app/domain/order/order.ts";
import { MAX_REASON_LENGTH } from "#app/domain/payment/open-payment.ts";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useDialogSubmission } from "../form/use-dialog-submission.ts";
import { EmailNotice, NoEmailNotice } from "./email-notice.tsx";
import type { OrderSubmission } from "./write-order.tsx";

function Consequences({ order: { email, status } }: { order: Order }) {
  if (status === "cancelled") {
    return (
      <>
        <EmailNotice email={email}>
          <Trans>The customer gets the reason by email.</Trans>
        </EmailNotice>{" "}
        <Trans>The order stays cancelled.</Trans>
      </>
    );
  }
  return canReceiveMail(email) ? (
    <Trans>
      The customer gets the reason by email and can send another receipt. The items stay held until
      the same time.
    </Trans>
  ) : (
    <>
      <NoEmailNotice />{" "}
      <Trans>Another receipt can be sent. The items stay held until the same time.</Trans>
    </>
  );
}

type RefuseDialogProps = { order: Order; isOpen: boolean; onClose: () => void };

/** Asks why a payment is not accepted. The shopper reads the reason. */
export function RefuseDialog({ order, isOpen, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState("");
  const { submit, close, isBusy, error } = useDialogSubmission<OrderSubmission>(onClose, () =>
    setReason(""),
  );

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Refuse this payment?</Trans>}
      fields={
        <TextAreaField
          label={<Trans>Reason for the customer</Trans>}
          rows={3}
          required
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
      }
      error={error}
      yes={<Trans>Refuse Payment</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={() => submit({ intent: "refuse-payment", reason })}
      onNo={close}
      isBusy={isBusy || reason.trim() === ""}
    >
      <Consequences order={order} />
    </ConfirmDialog>
  );
}
