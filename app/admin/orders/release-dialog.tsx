import { Plural, Trans } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { releasePayment } from "#app/data/admin-payments.ts";
import type { OpenPayment } from "#app/domain/open-payment.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CallProblemMessage } from "./call-problem-message.tsx";
import { useShopCall } from "./use-shop-call.ts";

type ReleaseDialogProps = { payment: OpenPayment; isOpen: boolean; onClose: () => void };

/** Asks before the goods of a payment become free, and says what that means. */
export function ReleaseDialog({ payment, isOpen, onClose }: ReleaseDialogProps) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, problem, clear } = useShopCall();

  function close() {
    clear();
    onClose();
  }

  const release = () =>
    run(async () => {
      await releasePayment(payment.reference);
      onClose();
      await revalidate();
    });

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
        <CallProblemMessage problem={problem} />
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
