import { Trans } from "@lingui/react/macro";
import type { Refund } from "#app/domain/payment/payment-verdict.ts";
import { SupportLink } from "../seller/support-link.tsx";
import { AwaitedReceipt } from "./awaited-receipt.tsx";
import type { Problem } from "./payment-error.tsx";
import { UnpaidNote } from "./unpaid-note.tsx";

type PaymentNoteProps = { problem: Problem; refund: Refund | null; isUncharged: boolean };

/** The payment may have arrived, and the recovery worker goes on. */
const AWAITED: readonly Problem[] = ["pending", "unresolved", "order_unwritten"];

function RefundText({ refund }: { refund: Refund }) {
  return refund === "refused" ? (
    <Trans>
      PayPhone did not let us return your payment at once. We will return it ourselves; if you have
      any questions, write to <SupportLink />
    </Trans>
  ) : (
    <Trans>
      We will return your payment in full. There is nothing for you to do: your bank will show it
      within a few days.
    </Trans>
  );
}

/** What became of the money, where that is known. */
export function PaymentNote({ problem, refund, isUncharged }: PaymentNoteProps) {
  return (
    <div className="grid max-w-prose gap-2 text-muted empty:hidden">
      {(problem === "declined" || problem === "cancelled") && (
        <UnpaidNote outcome={problem} isUncharged={isUncharged} />
      )}
      {problem === "sold_meanwhile" && (
        <p>
          <Trans>An item of your order was sold to someone else while you paid.</Trans>
        </p>
      )}
      {problem === "discount_meanwhile" && (
        <p>
          <Trans>The discount code of your order was used up while you paid.</Trans>
        </p>
      )}
      {problem === "order_unwritten" && (
        <p>
          <Trans>
            Your payment has arrived and is safe. Your order is not complete yet: please try again
            in a moment.
          </Trans>
        </p>
      )}
      {AWAITED.includes(problem) && <AwaitedReceipt />}
      {refund && (
        <p>
          <RefundText refund={refund} />
        </p>
      )}
    </div>
  );
}
