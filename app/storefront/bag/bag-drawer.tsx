import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAX_BAG_LINES } from "#app/domain/bag.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { BagLines } from "./bag-lines.tsx";
import { BagSharing } from "./bag-sharing.tsx";
import { BagSummary } from "./bag-summary.tsx";
import { useCart } from "./cart-provider.tsx";
import { EmptyBag } from "./empty-bag.tsx";

/** An open bag would cover the page that a link or the back button has just led to. */
function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    close();
  }, [key, close]);
}

/** The shopping bag, which slides in over any page of the storefront. */
export function BagDrawer() {
  const { items, isOpen, count, open, close, lastChange } = useCart();
  useCloseOnNavigation(close);
  return (
    <>
      {!isOpen && <BagAnnouncer />}
      <Sheet
        open={isOpen}
        onOpenChange={(next) => (next ? open() : close())}
        title={
          <>
            <Trans>Shopping Bag</Trans>{" "}
            {count > 0 && <span className="text-muted tabular-nums">({count})</span>}
          </>
        }
        footer={items.length > 0 && <BagSummary />}
      >
        <BagAnnouncer />
        {lastChange?.kind === "full" && (
          <p role="alert" className="mt-5 border-amber border-l-2 pl-3 text-amber text-sm">
            <Trans>
              Your bag takes {MAX_BAG_LINES} different pieces at most. This one was not added.
            </Trans>
          </p>
        )}
        <BagLines />
        {items.length > 0 && <BagSharing />}
        {items.length === 0 && <EmptyBag onContinue={close} />}
      </Sheet>
    </>
  );
}
