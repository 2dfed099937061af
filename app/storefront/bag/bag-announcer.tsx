import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MAX_BAG_LINES, MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useCart } from "./cart-provider.tsx";

type BagAnnouncerProps = {
  /** Whether an alert beside it says that the bag takes no more: a region that mounts filled would not. */
  isBesideLimit?: boolean;
};

/** Announces the last change of the bag to screen readers. */
export function BagAnnouncer({ isBesideLimit = false }: BagAnnouncerProps) {
  const { t } = useLingui();
  const { lastChange, count } = useCart();

  function announcement() {
    if (!lastChange) return null;
    const isLimit = lastChange.kind === "full" || lastChange.kind === "limited";
    if (isLimit && isBesideLimit) return null;
    const now = t`Your bag holds ${select(grammaticalNumber(count), { one: `${count} item`, other: `${count} items` })}.`;
    if (lastChange.kind === "full") {
      const names = lastChange.names.join(", ");
      return t`Your bag holds up to ${MAX_BAG_LINES} different items. Not added: ${names}`;
    }
    if (lastChange.kind === "settled") return t`Your bag was updated. ${now}`;
    const { name } = lastChange.item.product;
    const { quantity } = lastChange.item;
    switch (lastChange.kind) {
      case "added":
        return t`${name} added to your bag. ${now}`;
      case "limited":
        return t`You can order up to ${MAX_LINE_QUANTITY} of one item. You now have ${quantity} of ${name}.`;
      case "removed":
        return t`${name} removed from your bag. ${now}`;
      case "restored":
        return t`${name} is back in your bag. ${now}`;
      case "quantity":
        return t`Quantity of ${name} is now ${quantity}. ${now}`;
    }
  }

  return <LiveRegion>{announcement()}</LiveRegion>;
}
