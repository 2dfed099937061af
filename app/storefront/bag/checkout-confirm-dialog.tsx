import { Select, Trans } from "@lingui/react/macro";
import { use } from "react";
import { acceptBagChanges, hasBagChanged } from "#app/domain/bag/bag-notices.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { SandboxNote } from "../sandbox/sandbox-note.tsx";
import { useCart } from "./cart-provider.tsx";
import { openCheckout } from "./open-checkout.ts";

/** Asks for confirmation before checkout. Continuing closes the bag and dispatches openCheckout (specification section 2). */
export function CheckoutConfirmDialog({ open, onOpenChange }: Openable) {
  const { items, count, subtotal, settle, close } = useCart();
  const isRepriced = hasBagChanged(items);
  const amount = formatCents(finalPrice(subtotal, use(ShopPricing)));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Ready to Checkout?</Trans>}
      description={
        <Select
          value={grammaticalNumber(count)}
          _one={`${count} item is waiting in your bag, ${amount} with IVA.`}
          other={`${count} items are waiting in your bag, ${amount} with IVA.`}
        />
      }
    >
      {isRepriced && (
        <p className="mt-4 border-amber border-l-2 pl-3 text-amber text-sm">
          <Trans>Some prices have changed since you filled your bag. You pay today's.</Trans>
        </p>
      )}
      <SandboxNote />
      <div className="mt-7 grid gap-3">
        <Button
          onClick={() => {
            settle(acceptBagChanges);
            onOpenChange(false);
            close();
            openCheckout();
          }}
        >
          <Trans>Continue to Checkout</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          <Trans>Keep Shopping</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
