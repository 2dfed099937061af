import { Plural, Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useCart } from "./cart-provider.tsx";
import { openCheckout } from "./open-checkout.ts";

type CheckoutQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks once more before checkout; continuing closes the bag and raises the openCheckout event (section 2). */
export function CheckoutQuestion({ open, onOpenChange }: CheckoutQuestionProps) {
  const { count, subtotal, close } = useCart();
  const amount = formatCents(subtotal);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Ready to Checkout?</Trans>}
      description={
        <Plural
          value={count}
          one={`# piece is waiting in your bag, ${amount} before taxes.`}
          other={`# pieces are waiting in your bag, ${amount} before taxes.`}
        />
      }
    >
      <div className="mt-7 grid gap-3">
        <Button
          onClick={() => {
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
