import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { FreeStock } from "#app/domain/free-stock.ts";
import { isSellable, type Product } from "#app/domain/product.ts";
import { type ProductChoice as Choice, choiceFromQuery } from "#app/domain/product-choice-query.ts";
import { withViewed } from "#app/domain/recently-viewed.ts";
import type { StockRequestOutcome } from "#app/domain/stock-request-outcome.ts";
import { TruckIcon } from "#app/ui/icons/truck-icon.tsx";
import { LazyStockRequest } from "../back-in-stock/lazy-stock-request.tsx";
import { useCartActions } from "../bag/cart-provider.tsx";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { recentlyViewedValue } from "../recently-viewed/recently-viewed-value.ts";
import { PurchaseTerms } from "../seller/purchase-terms.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { ShareButton } from "../share/share-button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductChoice } from "./product-choice.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RelatedProducts, type RelatedProductsProps } from "./related-products.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

type ProductPageProps = {
  product: Product;
  stock: FreeStock | null;
  /** The sizes and colors without a free unit. */
  soldOut: Choice[];
  /** The result of a request to be told about one. */
  requested: StockRequestOutcome | undefined;
  related: RelatedProductsProps;
};

/** A product page. */
export function ProductPage({ product, stock, soldOut, requested, related }: ProductPageProps) {
  const cart = useCartActions();
  const shipping = useShopNotes()?.shipping;
  const [query] = useSearchParams();
  const chosen = choiceFromQuery(query);
  const [size, setSize] = useState(chosen.size);
  const [color, setColor] = useState(chosen.color);
  useEffect(() => recentlyViewedValue.update((ids) => withViewed(ids, product.id)), [product.id]);
  return (
    <div className="page-width pb-24 md:pt-6">
      <Breadcrumbs product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 md:mt-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-[6vw] xl:gap-x-[8vw]">
        <Gallery
          product={product}
          color={color}
          priority
          sizes="(min-width: 92rem) 38rem, (min-width: 64rem) 42vw, (min-width: 48rem) 48vw, 75vw"
          isWide
        />
        <div className="flex flex-col self-start md:sticky md:top-28">
          <ProductFacts product={product} headingLevel="h1" />
          <div className="mt-4 md:mt-6 md:border-hairline md:border-t md:pt-8">
            <ProductChoice
              product={product}
              stock={stock}
              chosen={chosen}
              onSize={setSize}
              onColor={setColor}
              onAdded={cart.open}
              isBar
            />
          </div>
          {(soldOut.length > 0 || requested) && (
            <div className="mt-6">
              <LazyStockRequest
                slug={product.slug}
                choices={soldOut}
                isSoldOut={!isSellable(product) || stock?.total === 0}
                posted={requested}
              />
            </div>
          )}
          {/* Below the choice, which is in a phone's first screen. */}
          <p className="mt-8 max-w-[30em] text-muted">{product.description}</p>
          <div className="mt-8 flex items-center gap-6 border-hairline border-t pt-4">
            <ShareButton name={product.name}>
              <Trans>Share</Trans>
            </ShareButton>
            <WishlistButton {...{ product, size, color }} className="ml-auto" />
          </div>
          {isSellable(product) && shipping && (
            <p className="mt-4 flex items-center gap-3 text-muted text-sm">
              <TruckIcon className="size-5 shrink-0" />
              {shipping}
            </p>
          )}
          {/* Below the text beside the icon. */}
          <PurchaseTerms className="mt-2 pl-8" />
        </div>
      </div>
      <RelatedProducts {...related} />
      <RecentlyViewed exceptId={product.id} className="mt-20 border-hairline border-t pt-10" />
    </div>
  );
}
