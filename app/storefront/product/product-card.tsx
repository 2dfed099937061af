import { useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { isSellable, type Product } from "#app/domain/product/product.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { EyeIcon } from "#app/ui/icons/eye-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";
import { CardPicture } from "./card-picture.tsx";
import { CardSwatches } from "./card-swatches.tsx";
import { isSameProduct } from "./is-same-product.ts";
import { ProductBadge } from "./product-badge.tsx";
import { QuickAddButton } from "./quick-add-button.tsx";
import { useQuickView } from "./quick-view-provider.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

type ProductCardProps = {
  product: Product;
  /** True for the first card of a page, whose picture loads eagerly. */
  priority?: boolean;
  /** True for the card that a phone shows beside it. */
  isOnscreen?: boolean;
  sizes: string;
  /** False where another control adds it to the bag. */
  hasQuickAdd?: boolean;
};

/* Over the picture on hover; below the price on touch devices. */
const ACTIONS_POSITION =
  "mt-4 @max-lg:mt-3 pointer:pointer-events-none pointer:absolute pointer:inset-x-0 pointer:top-0 pointer:mt-0 pointer:aspect-3/4";

const ACTIONS =
  "reveal-on-hover relative z-10 flex gap-2 [--spacing:min(0.25rem,4px)] noscript:hidden *:pointer-events-auto pointer:absolute pointer:inset-x-3 pointer:bottom-3";

/** A product in a grid (specification section 2, Product card). */
function Card({ product, priority, isOnscreen, sizes, hasQuickAdd = true }: ProductCardProps) {
  const { t } = useLingui();
  const nameOf = useTaxonomyName();
  const openQuickView = useQuickView();
  const [isTouched, setIsTouched] = useState(false);
  const touch = () => setIsTouched(true);
  return (
    <article
      className="group relative"
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && touch()}
      onFocus={({ target }) => target.matches(":focus-visible") && touch()}
    >
      <div className="relative aspect-3/4 overflow-hidden bg-panel">
        <CardPicture {...{ product, priority, isOnscreen, sizes, isTouched }} />
        <div className="pointer-events-none absolute top-3 left-3 @max-lg:top-auto @max-lg:bottom-2 @max-lg:left-2 @max-lg:*:px-2.5 @max-lg:*:tracking-normal">
          <ProductBadge product={product} />
        </div>
      </div>
      <div className="flex flex-col gap-1 pt-4 @max-lg:pt-3">
        {product.collection && (
          <p className="text-muted text-sm capitalize lang-es:normal-case">
            {nameOf("collections", product.collection)}
          </p>
        )}
        <h3 className="text-lg leading-snug @max-lg:min-h-[2lh] @max-lg:text-base">
          <Link
            to={`/products/${product.slug}`}
            viewTransition
            lang={product.textLanguages?.name}
            className="after:absolute after:inset-0 hover:text-terracotta"
          >
            {product.name}
          </Link>
        </h3>
        <div className="flex items-center justify-between gap-4 @max-lg:flex-col @max-lg:items-start @max-lg:gap-2">
          <Price cents={product.price} original={product.originalPrice} />
          <CardSwatches colors={product.colors} />
        </div>
      </div>
      <WishlistButton product={product} className="absolute top-1.5 right-1.5 z-10 bg-surface/85" />
      <div className={ACTIONS_POSITION}>
        <div className={ACTIONS}>
          {hasQuickAdd && isSellable(product) && <QuickAddButton product={product} />}
          <IconButton
            label={t`Quick View: ${product.name}`}
            className="ml-auto bg-surface"
            onClick={(event) => openQuickView(product, event.currentTarget)}
          >
            <EyeIcon />
          </IconButton>
        </div>
      </div>
    </article>
  );
}

/** Memoized by value: every response has new product objects. */
export const ProductCard = memo(
  Card,
  (before, after) =>
    before.priority === after.priority && isSameProduct(before.product, after.product),
);
