import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { OrderReversal } from "#app/data/admin-order-reversal.ts";
import { formatCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import { shopTimeOf } from "#app/domain/shop-time.ts";
import { Button } from "#app/ui/button.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { FailureMessage } from "../layout/failure-message.tsx";
import { ReversalRefusalWords } from "./reversal-refusal-words.tsx";
import { type ReversalProblem, usePaymentReversal } from "./use-payment-reversal.ts";

function Standing({ reversal }: { reversal: OrderReversal }) {
  const language = useLanguage();
  const until = reversal.closesAt && shopTimeOf(reversal.closesAt, language);
  switch (reversal.state) {
    case "due":
      return (
        <Trans>
          PayPhone has not answered yet. The shop keeps asking, and this page shows the outcome.
        </Trans>
      );
    case "done":
      return <Trans>The payment was reversed: the money went back to the shopper.</Trans>;
    case "refused":
      return (
        <Trans>
          PayPhone refused, so the money stays taken. Please refund it in PayPhone's dashboard.
        </Trans>
      );
    case "none":
      if (!until) return null;
      return reversal.isOpen ? (
        <Trans>PayPhone gives this payment back until {until}.</Trans>
      ) : (
        <Trans>
          PayPhone cannot reverse this payment any more. Refunds are made in its dashboard.
        </Trans>
      );
  }
}

function Problem({ problem }: { problem: ReversalProblem | null }) {
  if (problem?.kind === "failure") return <FailureMessage failure={problem.failure} />;
  return (
    <div role="alert">
      {problem && (
        <p className="border-oxblood border-l-2 bg-panel px-4 py-3 text-oxblood text-sm">
          <ReversalRefusalWords refusal={problem.refusal} />
        </p>
      )}
    </div>
  );
}

function Consequences({ order }: { order: Order }): ReactNode {
  const total = formatCents(order.total);
  const { customerName } = order;
  return (
    <Trans>
      {total} goes back to {customerName}, the pieces return to stock, the order becomes Refunded,
      and the shopper is told by e-mail. It cannot be taken back.
    </Trans>
  );
}

/** Gives an order's payment back while PayPhone allows it, after asking; says where that stands. */
export function PaymentReversal({ order }: { order: Order }) {
  const { reversal, problem, isBusy, reverse } = usePaymentReversal(order.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Problem problem={problem} />
      {reversal && problem?.kind !== "refusal" && (
        <p role="status" className="text-muted text-sm">
          <Standing reversal={reversal} />
        </p>
      )}
      {reversal?.isOpen && (
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => setAsking(true)}>
          {isBusy ? <Trans>Reversing...</Trans> : <Trans>Reverse Payment</Trans>}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Reverse this payment?</Trans>}
        yes={<Trans>Reverse Payment</Trans>}
        no={<Trans>Keep Payment</Trans>}
        onYes={() => {
          setAsking(false);
          reverse();
        }}
        onNo={() => setAsking(false)}
      >
        <Consequences order={order} />
      </ConfirmDialog>
    </div>
  );
}
