import { Trans } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { BagIcon } from "#app/ui/icons/bag-icon.tsx";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { useCart } from "./cart-provider.tsx";

/** The empty state of the bag. Its button gets the focus if an update has removed every line. */
export function EmptyBag({ onContinue }: { onContinue: () => void }) {
  const { lastChange } = useCart();
  const isSettled = lastChange?.kind === "settled";
  return (
    <>
      <div className="grid min-h-[60dvh] content-center justify-items-center gap-3 py-12 text-center">
        <BagIcon className="size-10 text-edge" />
        <p className="mt-3 font-serif text-2xl">
          <Trans>Your bag is empty</Trans>
        </p>
        <p className="text-muted">
          <Trans>Add some beautiful pieces to get started</Trans>
        </p>
        <Button
          ref={isSettled ? focusWhenShown : undefined}
          variant="secondary"
          onClick={onContinue}
          className="mt-5"
        >
          <Trans>Continue Shopping</Trans>
        </Button>
      </div>
      <RecentlyViewed className="border-hairline border-t py-6" />
    </>
  );
}
