import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { acceptBagChanges, blocksCheckout } from "#app/domain/bag/bag-notices.ts";
import { Button } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { usePaymentProgress } from "../payment-progress/use-payment-progress.ts";
import { SandboxNote } from "../sandbox/sandbox-note.tsx";
import { BagDelivery } from "./bag-delivery.tsx";
import { useCart } from "./cart-provider.tsx";
import { CheckoutConfirmDialog } from "./checkout-confirm-dialog.tsx";
import { PaymentNotice } from "./payment-notice.tsx";

export function BagSummary() {
  const { items, subtotal, settle, close } = useCart();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRejected, setIsRejected] = useState(false);
  const proceed = useRef<HTMLButtonElement>(null);
  const payment = usePaymentProgress();
  const isBlocked = items.some((item) => blocksCheckout(item, items));

  return (
    <>
      <p className="flex items-baseline justify-between text-lg">
        <span>
          <Trans>Subtotal</Trans>
        </span>
        <Price cents={subtotal} className="text-right" />
      </p>
      <BagDelivery subtotal={subtotal} />
      <SandboxNote />
      {isBlocked && isRejected && (
        <div className="mt-4 border-oxblood border-l-2 pl-3 text-sm">
          <p role="alert" className="text-oxblood">
            <Trans>
              Some items can't be bought like this. Please remove or reduce the items marked above.
            </Trans>
          </p>
          <button
            type="button"
            onClick={() => {
              settle(acceptBagChanges);
              // This button disappears.
              proceed.current?.focus();
            }}
            className="text-link min-h-11 hover:text-terracotta"
          >
            <Trans>Fix my bag</Trans>
          </button>
        </div>
      )}
      <div className="mt-5 grid gap-2">
        {/* Without words, as above the limit of look-ups, checkout says it. */}
        {payment?.notice ? (
          <PaymentNotice progress={payment} />
        ) : (
          <Button
            ref={proceed}
            onClick={() => {
              setIsRejected(isBlocked);
              setIsConfirming(!isBlocked);
            }}
          >
            <Trans>Proceed to Checkout</Trans>
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={close}>
          <Trans>Continue Shopping</Trans>
        </Button>
      </div>
      <CheckoutConfirmDialog open={isConfirming} onOpenChange={setIsConfirming} />
    </>
  );
}
