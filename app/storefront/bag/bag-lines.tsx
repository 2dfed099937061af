import { Fragment, useState } from "react";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { newestCheckout, pendingCheckouts } from "../payment-progress/pending-checkout.ts";
import { useStoredValue } from "../stored-value.ts";
import { BagLine } from "./bag-line.tsx";
import { useCart } from "./cart-provider.tsx";
import { LineChangeMessage } from "./line-change-message.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { useLineChange } from "./use-line-change.ts";

/** `checkout`: the newest checkout of the bag when the line was removed. */
type Removed = { item: BagItem; index: number; checkout: string | null };

/** The bag's lines in insertion order, with undo for the line removed last. */
export function BagLines() {
  const { items, remove, restore } = useCart();
  const { last, changeLine } = useLineChange();
  const checkouts = useStoredValue(pendingCheckouts);
  const [lastRemoved, setRemoved] = useState<Removed | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);

  // A checkout that was paid in another tab is forgotten. The line may have been bought with it.
  const checkout = lastRemoved?.checkout;
  const removed = checkout && !checkouts.includes(checkout) ? null : lastRemoved;
  const removedLine = removed && (
    <RemovedLine
      key={removed.item.id}
      name={removed.item.product.name}
      onUndo={() => {
        if (!restore(removed.item, removed.index)) return;
        setRemoved(null);
        setRestoredId(removed.item.id);
      }}
    />
  );

  if (items.length === 0 && !removed) return null;
  return (
    <>
      <LineChangeMessage last={last} />
      <ul>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {removed?.index === index && removedLine}
            <BagLine
              item={item}
              takesFocus={item.id === restoredId}
              focusRequest={last?.line.id === item.id ? last.number : 0}
              onChange={(change) => changeLine(item.id, change)}
              onRemove={() => {
                remove(item.id);
                setRemoved({ item, index, checkout: newestCheckout() });
                setRestoredId(null);
              }}
            />
          </Fragment>
        ))}
        {removed && removed.index >= items.length && removedLine}
      </ul>
    </>
  );
}
