import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { HeartIcon } from "#app/ui/icons/heart-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { CountBadge } from "../count-badge.tsx";
import { useWishlist } from "../use-wishlist.ts";

/** The header's link to the wishlist, with the number of its products unless it is 0. Phones have it in their menu. */
export function WishlistLink() {
  const { t } = useLingui();
  const { count } = useWishlist();
  const label =
    count > 0
      ? t`Wishlist, ${select(grammaticalNumber(count), { one: `${count} product`, other: `${count} products` })}`
      : t`Wishlist`;
  return (
    <Link
      to="/wishlist"
      aria-label={label}
      className="relative hidden size-11 place-items-center transition-colors hover:text-terracotta sm:grid"
    >
      <HeartIcon />
      <CountBadge count={count} />
    </Link>
  );
}
