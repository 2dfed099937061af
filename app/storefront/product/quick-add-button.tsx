import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { bagProductOf } from "#app/domain/bag/bag.ts";
import type { Product } from "#app/domain/product/product.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckIcon } from "#app/ui/icons/check-icon.tsx";
import { useCartActions } from "../bag/cart-provider.tsx";
import { useQuickView } from "./quick-view-provider.tsx";

const ADDED_MS = 1000;
/** Browsers of phones count a double tap as two single clicks. Who double-clicks wants one. */
const DOUBLE_TAP_MS = 500;

/** Adds the first size and color in stock to the bag; opens Quick View for a product without any (specification section 5). */
export function QuickAddButton({ product }: { product: Product }) {
  const { t } = useLingui();
  const cart = useCartActions();
  const openQuickView = useQuickView();
  const [isAdded, setIsAdded] = useState(false);
  const addedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setIsAdded(false), ADDED_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);

  const add = ({ currentTarget, detail, timeStamp }: MouseEvent<HTMLElement>) => {
    const isDoubleTap = detail === 1 && timeStamp - addedAt.current < DOUBLE_TAP_MS;
    if (detail > 1 || isDoubleTap) return;
    addedAt.current = timeStamp;
    const { sizes, colors, firstInStock } = product;
    const { size, color } = firstInStock ?? { size: sizes[0], color: colors[0] };
    if (size === undefined || color === undefined) return openQuickView(product, currentTarget);
    const isComplete = cart.add({
      product: bagProductOf(product, color),
      size,
      color,
      quantity: 1,
    });
    if (isComplete) setIsAdded(true);
    // The bag shows the limit.
    else cart.open();
  };

  return (
    <Button
      size="sm"
      variant="paper"
      aria-label={t`Quick Add: ${product.name}`}
      className="flex-1 whitespace-nowrap @max-lg:px-1 @max-lg:tracking-wide"
      onClick={add}
    >
      {isAdded ? (
        <>
          <CheckIcon className="size-4" />
          {t`Added!`}
        </>
      ) : (
        t`Quick Add`
      )}
    </Button>
  );
}
