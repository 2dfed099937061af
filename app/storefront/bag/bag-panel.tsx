import { Trans } from "@lingui/react/macro";
import { MAX_BAG_LINES } from "#app/domain/bag.ts";
import { SheetPanel } from "#app/ui/sheet-panel.tsx";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { BagLines } from "./bag-lines.tsx";
import { BagSharing } from "./bag-sharing.tsx";
import { BagSummary } from "./bag-summary.tsx";
import { useCart } from "./cart-provider.tsx";
import { EmptyBag } from "./empty-bag.tsx";

type BagPanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The content of the bag's drawer: lines, subtotal, buttons. */
export function BagPanel({ open, onOpenChange }: BagPanelProps) {
  const { items, count, close, lastChange } = useCart();
  return (
    <SheetPanel
      open={open}
      onOpenChange={onOpenChange}
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
    </SheetPanel>
  );
}
