import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { HeartIcon } from "#app/ui/icons/heart-icon.tsx";
import { useWishlist } from "../wishlist/use-wishlist.ts";

/** Adds a product to the wishlist in this browser, or removes it. */
export function WishlistButton({ product, className }: { product: Product; className?: string }) {
  const { t } = useLingui();
  const { has, toggle } = useWishlist();
  const isKept = has(product.id);
  return (
    <IconButton
      label={t`Add ${product.name} to wishlist`}
      aria-pressed={isKept}
      onClick={() => toggle(product.id)}
      className={classNames("noscript:hidden", isKept && "text-terracotta", className)}
    >
      <HeartIcon className={isKept ? "fill-terracotta" : undefined} />
    </IconButton>
  );
}
