import { Trans, useLingui } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SoldOutOrder } from "../order-payment/sold-out-order.tsx";
import { UncheckedReceipt } from "../order-payment/unchecked-receipt.tsx";
import { AskLink } from "../whatsapp/ask-link.tsx";

type EndedLinkProps = { number: string; isUnchecked: boolean; isSoldOut: boolean };

/** A pay link whose order was cancelled or not paid in time, and what to do. */
export function EndedLink({ number, isUnchecked, isSoldOut }: EndedLinkProps) {
  const { t } = useLingui();
  const { brand } = settings;
  return (
    <header className="grid justify-items-center gap-4 text-center">
      <h1 className="text-title">
        <Trans>This link no longer works</Trans>
      </h1>
      <p className="max-w-prose text-muted">
        {isSoldOut && <SoldOutOrder number={number} />}
        {!isSoldOut && isUnchecked && <UncheckedReceipt number={number} />}
        {!isSoldOut && !isUnchecked && (
          <Trans>
            Order {number} was not paid in time or was cancelled, and its items are in the shop
            again. If you have paid, or still want them, write to us.
          </Trans>
        )}
      </p>
      <AskLink question={t`Hello ${brand}, I have a question about order ${number}.`} />
      <ButtonLink to="/shop" reloadDocument>
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </header>
  );
}
