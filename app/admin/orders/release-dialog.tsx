import { Plural, Trans } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { PaymentSubmission } from "./write-payment.ts";

type ReleaseDialogProps = { payment: OpenPayment; isOpen: boolean; onClose: () => void };

/** Asks before the items held for a payment become free. */
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
    fetcher.submit(submission, AS_JSON);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={<Trans>Release this payment?</Trans>}
      description={
        <>
          <Plural
            value={payment.units}
            one="# unit becomes free for other shoppers."
            other="# units become free for other shoppers."
          />{" "}
          <Trans>
            No order is made. PayPhone is asked once more first. If money turns up later, the shop
            returns it.
          </Trans>
        </>
      }
    >
      <div className="mt-4">
        <ErrorMessage error={errorOf(fetcher)} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={close}>
          <Trans>Go Back</Trans>
        </Button>
        <Button size="sm" onClick={release} disabled={isBusy}>
          {isBusy ? <Trans>Releasing...</Trans> : <Trans>Release</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}
