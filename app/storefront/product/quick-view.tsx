import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { stockRequestOffer } from "#app/domain/stock/stock-choice.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { Link } from "#app/ui/link.tsx";
import { StockRequest } from "../back-in-stock/stock-request.tsx";
import { useCartActions } from "../bag/cart-provider.tsx";
import { useFreeStock } from "../use-free-stock.ts";
import { Gallery } from "./gallery.tsx";
import { ProductChoice } from "./product-choice.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

type QuickViewProps = Openable & {
  product: Product;
  origin: { x: number; y: number };
  /** Called after the closing animation. */
  onClosed: () => void;
};

/** A product in a dialog. After Add to Bag it closes and the bag opens. */
export function QuickView({ product, origin, open, onOpenChange, onClosed }: QuickViewProps) {
  const cart = useCartActions();
  const stock = useFreeStock(product);
  const wasAdded = useRef(false);
  const [size, setSize] = useState<string | null>(null);
  const [color, setColor] = useState<string | null>(null);
  const close = () => onOpenChange(false);
  const stockRequest = stock && stockRequestOffer(product, stock);

  // The bag opens after the dialog has returned the focus; otherwise both would move it.
  const finish = () => {
    onClosed();
    if (wasAdded.current) cart.open();
    wasAdded.current = false;
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={finish}
      title={null}
      label={product.name}
      size="lg"
      origin={origin}
    >
      {/* No column is wider than the dialog, however many pictures a product has. */}
      <div className="grid grid-cols-1 md:grid-cols-2">
        <Gallery
          product={product}
          color={color}
          sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 48vw, 94vw"
          className="bg-paper p-4 md:p-6"
        />
        <div className="flex flex-col gap-6 p-6 md:p-9 md:pt-14">
          <div>
            <ProductFacts product={product} headingLevel="h2" />
            <p
              lang={product.textLanguages?.description}
              className="mt-5 max-w-[30em] whitespace-pre-line text-muted"
            >
              {product.description}
            </p>
          </div>
          <ProductChoice
            product={product}
            stock={stock}
            onSize={setSize}
            onColor={setColor}
            onAdded={() => {
              wasAdded.current = true;
              close();
            }}
          />
          <div className="flex items-center justify-between gap-6">
            <Link
              to={`/products/${product.slug}`}
              onClick={close}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              <Trans>View full details</Trans>
            </Link>
            <WishlistButton
              {...{ product, size, color }}
              className="-mr-3 [--spacing:min(0.25rem,4px)]"
            />
          </div>
          {/* Last, because it comes with the stock and would move what is below it. */}
          {stockRequest && <StockRequest {...stockRequest} />}
        </div>
      </div>
    </Dialog>
  );
}
