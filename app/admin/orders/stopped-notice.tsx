import { Trans } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import type { Order } from "#app/domain/order.ts";
import type { PaymentDifference } from "#app/domain/payment-check.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import { CheckWords } from "./check-words.tsx";
import type { OrderSubmission } from "./write-order.ts";

type StoppedNoticeProps = { order: Order; difference: PaymentDifference | null };

const CHECK: OrderSubmission = { intent: "check-payment" };

/** Says that an order must not be sent, why, and what to do. */
export function StoppedNotice({ order, difference }: StoppedNoticeProps) {
  const fetcher = useFetcher<Outcome>();
  const isBusy = fetcher.state !== "idle";
  const transactionId = order.transactionId ?? "–";
  return (
    <section
      aria-labelledby="stopped-order"
      className="mb-10 grid justify-items-start gap-3 border-oxblood border-l-2 bg-panel px-5 py-4"
    >
      <h2 id="stopped-order" className="text-oxblood text-xl">
        <Trans>Do not send this order</Trans>
      </h2>
      <p>
        <CheckWords outcome={difference} />.
      </p>
      <p className="max-w-prose text-sm">
        <Trans>
          Look up transaction {transactionId} in PayPhone's dashboard. If the money is there, ask
          PayPhone again. If not, cancel the order and write to the shopper.
        </Trans>
      </p>
      <ErrorMessage error={errorOf(fetcher)} />
      <Button
        size="sm"
        variant="secondary"
        onClick={() => fetcher.submit(CHECK, AS_JSON)}
        disabled={isBusy}
      >
        {isBusy ? <Trans>Asking...</Trans> : <Trans>Ask PayPhone Again</Trans>}
      </Button>
    </section>
  );
}
