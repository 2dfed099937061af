import { Trans } from "@lingui/react/macro";
import type { FreeStock } from "#app/domain/free-stock.ts";
import { isSellable, type Product } from "#app/domain/product.ts";
import { TruckIcon } from "#app/ui/icons/truck-icon.tsx";
import { useCartActions } from "../bag/cart-provider.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductChoice } from "./product-choice.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

type ProductPageProps = {
  product: Product;
  stock: FreeStock | null;
  /** Other products of the collection. */
  related: Product[];
};

/** A product page. */
export function ProductPage({ product, stock, related }: ProductPageProps) {
  const cart = useCartActions();
  return (
    <div className="page-width pt-6 pb-24">
      <Breadcrumbs product={product} />
      <div className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-[6vw] xl:gap-x-[8vw]">
        <Gallery
          product={product}
          priority
          sizes="(min-width: 92rem) 38rem, (min-width: 64rem) 42vw, (min-width: 48rem) 48vw, 92vw"
          isWide
        />
        <div className="self-start md:sticky md:top-28">
          <ProductFacts product={product} headingLevel="h1" />
          <div className="mt-8 border-hairline border-t pt-8">
            <ProductChoice product={product} stock={stock} onAdded={cart.open} />
          </div>
          <div className="mt-8 flex items-center gap-6 border-hairline border-t pt-4">
            <ShareButton name={product.name}>
              <Trans>Share</Trans>
            </ShareButton>
            <WishlistButton product={product} className="ml-auto" />
          </div>
          {isSellable(product) && (
            <p className="mt-4 flex items-center gap-3 text-muted text-sm">
              <TruckIcon className="size-5 shrink-0" />
              <Trans>Free Shipping, estimated delivery: 3-5 business days</Trans>
            </p>
          )}
        </div>
      </div>
      <RelatedProducts products={related} />
    </div>
  );
}
