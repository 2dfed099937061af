import { Plural, Trans } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { PaymentSubmission } from "./write-payment.ts";

type ReleaseDialogProps = { payment: OpenPayment; isOpen: boolean; onClose: () => void };

/** Confirms the release of the units held for a payment. */
export function ReleaseDialog({ payment, isOpen, onClose }: ReleaseDialogProps) {
  const fetcher = useFetcher<Outcome>();
  const isBusy = fetcher.state !== "idle";

  function close() {
    fetcher.reset();
    onClose();
  }

  useActionDone(fetcher, ({ error }) => !error && onClose());

  function release() {
    const submission: PaymentSubmission = { intent: "release", reference: payment.reference };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Release this payment?</Trans>}
      error={errorOf(fetcher)}
      yes={isBusy ? <Trans>Releasing...</Trans> : <Trans>Release</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={release}
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
