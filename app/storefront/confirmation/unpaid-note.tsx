import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { SupportLink } from "../seller/support-link.tsx";
import { AwaitingOrderPath } from "./awaiting-order-path.ts";

type UnpaidNoteProps = {
  outcome: "declined" | "cancelled";
  /** Whether the provider's answers prove that no money moved. */
  isUncharged: boolean;
};

/** What a payment that did not go through means: whose decision it was, and what became of money and bag. */
export function UnpaidNote({ outcome, isUncharged }: UnpaidNoteProps) {
  const orderPath = use(AwaitingOrderPath);
  return (
    <>
      <p className="text-balance font-serif text-ink text-xl">
        {outcome === "declined" ? (
          <Trans>Your bank did not approve this payment.</Trans>
        ) : (
          <Trans>This payment was cancelled.</Trans>
        )}{" "}
        {isUncharged && <Trans>Nothing was charged.</Trans>}
      </p>
      {orderPath && (
        <p>
          <Trans>
            Your order still awaits its payment. You can pay again, by card or otherwise.
          </Trans>
        </p>
      )}
      {!orderPath && isUncharged && (
        <p>
          <Trans>
            Your bag and your shipping information are still here. You can pay again, with this card
            or another.
          </Trans>
        </p>
      )}
      {!orderPath && !isUncharged && (
        <p>
          <Trans>
            No order was made, and your bag is still here. If your bank shows this payment, write to{" "}
            <SupportLink />
          </Trans>
        </p>
      )}
    </>
  );
}
