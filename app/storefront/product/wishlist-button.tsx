import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { HeartIcon } from "#app/ui/icons/heart-icon.tsx";
import { useWishlist } from "../use-wishlist.ts";

type WishlistButtonProps = {
  product: Product;
  /** What is chosen, to be remembered. */
  size?: string | null;
  color?: string | null;
  className?: string;
};

/** Adds a product to the wishlist with its price and what is chosen, or removes it. */
export function WishlistButton({
  product,
  size = null,
  color = null,
  className,
}: WishlistButtonProps) {
  const { t } = useLingui();
  const { has, toggle } = useWishlist();
  const isSaved = has(product.id);
  return (
    <IconButton
      label={t`Add ${product.name} to wishlist`}
      aria-pressed={isSaved}
      onClick={() =>
        toggle({ id: product.id, size: size || null, color: color || null, price: product.price })
      }
      className={classNames("noscript:hidden", isSaved && "text-terracotta", className)}
    >
      <HeartIcon className={isSaved ? "fill-terracotta" : undefined} />
    </IconButton>
  );
}
