import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { HeartIcon } from "#app/ui/icons/heart-icon.tsx";
import { useWishlist } from "../use-wishlist.ts";

/** Adds a product to the wishlist, or removes it. */
export function WishlistButton({ product, className }: { product: Product; className?: string }) {
  const { t } = useLingui();
  const { has, toggle } = useWishlist();
  const isSaved = has(product.id);
  return (
    <IconButton
      label={t`Add ${product.name} to wishlist`}
      aria-pressed={isSaved}
      onClick={() => toggle(product.id)}
      className={classNames("noscript:hidden", isSaved && "text-terracotta", className)}
    >
      <HeartIcon className={isSaved ? "fill-terracotta" : undefined} />
    </IconButton>
  );
}
