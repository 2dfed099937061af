import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { type PaymentDifference, UNSENT_STATUSES } from "#app/domain/order/payment-check.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { useEventTexts } from "./use-event-texts.ts";
import type { OrderSubmission } from "./write-order.tsx";

type PaymentDifferenceNoticeProps = { order: Order; difference: PaymentDifference };

/** Warns against sending an order whose payment PayPhone shows differently, or says so of one that was sent. */
export function PaymentDifferenceNotice({ order, difference }: PaymentDifferenceNoticeProps) {
  const { submit, isBusy, error, outcome } = useSubmission<
    OrderSubmission,
    { isAnswered: boolean }
  >();
  const texts = useEventTexts(order);
  const transactionId = order.transactionId ?? "–";
  const isSent = !UNSENT_STATUSES.includes(order.status);
  return (
    <section
      aria-labelledby="payment-difference"
      className="mb-10 grid justify-items-start gap-3 border-oxblood border-l-2 bg-panel px-5 py-4"
    >
      <h2 id="payment-difference" className="text-oxblood text-xl">
        {isSent ? (
          <Trans>PayPhone shows this payment differently</Trans>
        ) : (
          <Trans>Do not send this order</Trans>
        )}
      </h2>
      <p>{texts[difference]}.</p>
      <p className="max-w-prose text-sm">
        {isSent ? (
          <Trans>
            Look up transaction {transactionId} in PayPhone's dashboard. If the money is there, ask
            PayPhone again. If not, write to the customer.
          </Trans>
        ) : (
          <Trans>
            Look up transaction {transactionId} in PayPhone's dashboard. If the money is there, ask
            PayPhone again. If not, cancel the order and write to the customer.
          </Trans>
        )}
      </p>
      <ErrorMessage error={error} />
      <div role="status" className="text-sm">
        {!isBusy && outcome?.isAnswered === false && (
          <Trans>PayPhone gave no answer. Please try again later.</Trans>
        )}
      </div>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => submit({ intent: "check-payment" })}
        isInactive={isBusy}
      >
        {isBusy ? <Trans>Asking...</Trans> : <Trans>Ask PayPhone Again</Trans>}
      </Button>
    </section>
  );
}
