import { Plural, Trans } from "@lingui/react/macro";
import type { OpenPayment } from "#app/domain/payment/open-payment.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useDialogSubmission } from "../form/use-dialog-submission.ts";
import type { PaymentSubmission } from "./write-payment.ts";

type ReleaseDialogProps = { payment: OpenPayment; isOpen: boolean; onClose: () => void };

export function ReleaseDialog({ payment, isOpen, onClose }: ReleaseDialogProps) {
  const { submit, close, isBusy, error } = useDialogSubmission<PaymentSubmission>(onClose);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Release this payment?</Trans>}
      error={error}
      yes={isBusy ? <Trans>Releasing...</Trans> : <Trans>Release</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={() => submit({ intent: "release", reference: payment.reference })}
      onNo={close}
      isBusy={isBusy}
    >
      <Plural
        value={payment.units}
        one="# unit becomes free for other shoppers."
        other="# units become free for other shoppers."
      />{" "}
      <Trans>
        No order is made. PayPhone is asked once more first. If money turns up later, the shop
        returns it.
      </Trans>
    </ConfirmDialog>
  );
}
