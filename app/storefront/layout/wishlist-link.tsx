import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { HeartIcon } from "#app/ui/icons/heart-icon.tsx";
import { Link } from "#app/ui/link.tsx";
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
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1.5 font-semibold text-[0.75rem] text-surface tabular-nums leading-none"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
