import { Trans } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { checkPayment } from "#app/data/admin-payment-check.ts";
import type { Order } from "#app/domain/order.ts";
import type { PaymentDifference } from "#app/domain/payment-check.ts";
import { Button } from "#app/ui/button.tsx";
import { CallProblemMessage } from "./call-problem-message.tsx";
import { CheckWords } from "./check-words.tsx";
import { useShopCall } from "./use-shop-call.ts";

type StoppedNoticeProps = { order: Order; difference: PaymentDifference | null };

/** Says that an order must not be sent, why, and what to do. */
export function StoppedNotice({ order, difference }: StoppedNoticeProps) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, problem } = useShopCall();
  const transactionId = order.transactionId ?? "–";
  const ask = () =>
    run(async () => {
      await checkPayment(order.id);
      await revalidate();
    });
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
      <CallProblemMessage problem={problem} />
      <Button size="sm" variant="secondary" onClick={ask} disabled={isBusy}>
        {isBusy ? <Trans>Asking...</Trans> : <Trans>Ask PayPhone Again</Trans>}
      </Button>
    </section>
  );
}
