import { Trans } from "@lingui/react/macro";
import { MAX_BAG_LINES } from "#app/domain/bag/bag.ts";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { SheetPanel } from "#app/ui/sheet-panel.tsx";
import { BagAlert, OrderLimit } from "./bag-alert.tsx";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { BagLines } from "./bag-lines.tsx";
import { BagSharing } from "./bag-sharing.tsx";
import { BagSummary } from "./bag-summary.tsx";
import { useCart } from "./cart-provider.tsx";
import { EmptyBag } from "./empty-bag.tsx";

function MissingLines({ names }: { names: string }) {
  return (
    <Trans>
      Your bag holds up to {MAX_BAG_LINES} different items. Not added: {names}
    </Trans>
  );
}

/** Why the last product was added partly or not at all. */
function BagLimit() {
  const { lastChange } = useCart();
  if (lastChange?.kind !== "full" && lastChange?.kind !== "limited") return null;
  return (
    <BagAlert>
      {lastChange.kind === "full" ? (
        <MissingLines names={lastChange.names.join(", ")} />
      ) : (
        <OrderLimit line={lastChange.item} />
      )}
    </BagAlert>
  );
}

/** Why the bag will be empty at checkout, where the browser does not store it. */
function NotStored() {
  return (
    <BagAlert>
      <Trans>
        Your browser does not store your bag, so it will be empty at checkout. Please allow this
        site to store data and cookies.
      </Trans>
    </BagAlert>
  );
}

export function BagPanel({ open, onOpenChange }: Openable) {
  const { items, isPersistent, count, close } = useCart();
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
      <BagAnnouncer isBesideLimit />
      <BagLimit />
      {items.length > 0 && !isPersistent && <NotStored />}
      <BagLines />
      {items.length > 0 && <BagSharing />}
      {items.length === 0 && <EmptyBag onContinue={close} />}
    </SheetPanel>
  );
}
