import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isSellable, type Product } from "#app/domain/product/product.ts";
import { choiceFromQuery } from "#app/domain/product/product-choice-query.ts";
import type { ProductDetails } from "#app/domain/product/product-details.ts";
import { withViewed } from "#app/domain/product/recently-viewed.ts";
import type { ProductReviews } from "#app/domain/review/review.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import type { StockRequestOffer } from "#app/domain/stock/stock-choice.ts";
import { TruckIcon } from "#app/ui/icons/truck-icon.tsx";
import { LazyView } from "#app/ui/lazy-view.tsx";
import { StockRequest } from "../back-in-stock/stock-request.tsx";
import { useCartActions } from "../bag/cart-provider.tsx";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { recentlyViewedValue } from "../recently-viewed/recently-viewed-value.ts";
import { PurchaseTerms } from "../seller/purchase-terms.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { ShareButton } from "../share/share-button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { detailsList, reviewSummary, reviewsSection } from "./lazy-fit-views.ts";
import { ProductChoice } from "./product-choice.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RelatedProducts, type RelatedProductsProps } from "./related-products.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

export type ProductPageProps = {
  product: Product;
  /** Null if the owner has filled in none. */
  details: ProductDetails | null;
  /** The newest; null if there are none. */
  reviews: ProductReviews | null;
  stock: FreeStock | null;
  /** Of what is sold out; null while everything can be bought. */
  stockRequest: StockRequestOffer | null;
  related: RelatedProductsProps;
};

export function ProductPage(props: ProductPageProps) {
  const { product, details, reviews, stock, stockRequest, related } = props;
  const cart = useCartActions();
  const shipping = useShopNotes()?.shipping;
  const hasShipping = isSellable(product) && shipping;
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
          <ProductFacts product={product} headingLevel="h1">
            {/* Nothing moves when the summary is loaded. */}
            {reviews && (
              <div className="min-h-11">
                <LazyView module={reviewSummary} props={reviews} />
              </div>
            )}
          </ProductFacts>
          <div className="mt-4 md:mt-6 md:border-hairline md:border-t md:pt-8">
            <ProductChoice
              product={product}
              stock={stock}
              chosen={chosen}
              onSize={setSize}
              onColor={setColor}
              onAdded={cart.open}
              isBar
              isAwaited={stockRequest?.isSoldOut}
            />
          </div>
          {stockRequest && <StockRequest {...stockRequest} />}
          {/* Below the choice, which is in a phone's first screen. */}
          <p
            lang={product.textLanguages?.description}
            className="mt-8 max-w-[30em] whitespace-pre-line text-muted"
          >
            {product.description}
          </p>
          {details && <LazyView module={detailsList} props={{ details, sizes: product.sizes }} />}
          <div className="mt-8 flex flex-wrap items-center gap-6 border-hairline border-t pt-4">
            <ShareButton name={product.name}>
              <Trans>Share</Trans>
            </ShareButton>
            <WishlistButton
              {...{ product, size, color }}
              className="-mr-3 ml-auto [--spacing:min(0.25rem,4px)]"
            />
          </div>
          {hasShipping && (
            <p className="mt-4 flex items-start gap-3 text-muted text-sm">
              <TruckIcon className="mt-0.5 size-5 shrink-0" />
              {shipping}
            </p>
          )}
          {/* Below the text beside the icon. */}
          <PurchaseTerms className={hasShipping ? "mt-2 pl-8" : "mt-4"} />
        </div>
      </div>
      {reviews && <LazyView module={reviewsSection} props={{ slug: product.slug, reviews }} />}
      <RelatedProducts {...related} />
      <RecentlyViewed exceptId={product.id} className="mt-20 border-hairline border-t pt-10" />
    </div>
  );
}
