import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import type { ProductChoice } from "#app/domain/product/product-choice-query.ts";
import { freeStockFor } from "#app/domain/stock/free-stock.ts";
import { chooseForWish } from "#app/domain/wishlist/change-wishlist.ts";
import { choiceOf, type SavedProduct } from "#app/domain/wishlist/saved-product.ts";
import { Button } from "#app/ui/button.tsx";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { OptionSelect } from "../option-select.tsx";
import { storedWishlistValue } from "../stored-wishlist-value.ts";

export type WishPurchaseProps = {
  saved: SavedProduct;
  /** True for a product that was just restored. */
  takesFocus: boolean;
  onMove: (choice: ProductChoice) => void;
};

/** Moves a saved product to the bag in its remembered size and color, which can be changed here. */
export function WishPurchase({ saved, takesFocus, onMove }: WishPurchaseProps) {
  const { t } = useLingui();
  const errorId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [wasAttempted, setAttempted] = useState(false);
  const { product, stock } = saved;
  const { size, color } = choiceOf(saved);
  const freeOf = (ofSize: string | null, ofColor: string | null) =>
    freeStockFor(product, stock, ofSize, ofColor);
  const isSoldOut = freeOf(size, color) < 1;
  const hasStock = freeOf(null, null) > 0;
  const isIncomplete = wasAttempted && (size === null || color === null);

  const choose = (choice: Partial<ProductChoice>) =>
    storedWishlistValue.update((wishes) => chooseForWish(wishes, product.id, choice));

  function move() {
    if (size !== null && color !== null) return onMove({ size, color });
    setAttempted(true);
    const selects = [...(fields.current?.querySelectorAll("select") ?? [])];
    selects.find(({ value }) => value === "")?.focus();
  }

  // Options without stock in the present size or color stay enabled: the shopper may change both.
  return (
    <div ref={fields} className="mt-auto grid gap-3 pt-4">
      {hasStock && product.sizes.length > 1 && (
        <OptionSelect
          label={<Trans>Size</Trans>}
          options={product.sizes}
          value={size}
          onChange={(choice) => choose({ size: choice })}
          hasStock={(option) => freeOf(option, null) > 0}
        />
      )}
      {hasStock && product.colors.length > 1 && (
        <OptionSelect
          label={<Trans>Color</Trans>}
          options={product.colors}
          value={color}
          onChange={(choice) => choose({ color: choice })}
          hasStock={(option) => freeOf(null, option) > 0}
        />
      )}
      {isIncomplete && (
        <p id={errorId} role="alert" className="text-oxblood text-sm">
          <Trans>Please select size and color</Trans>
        </p>
      )}
      <Button
        ref={takesFocus ? focusWhenShown : undefined}
        size="sm"
        variant="secondary"
        disabled={isSoldOut}
        aria-label={isSoldOut ? t`Sold Out: ${product.name}` : t`Move to Bag: ${product.name}`}
        aria-describedby={isIncomplete ? errorId : undefined}
        onClick={move}
        className="px-2"
      >
        {isSoldOut ? <Trans>Sold Out</Trans> : <Trans>Move to Bag</Trans>}
      </Button>
    </div>
  );
}
