import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { BagIcon } from "#app/ui/icons/bag-icon.tsx";
import { CountBadge } from "../count-badge.tsx";
import { useCart } from "./cart-provider.tsx";

/** The button that opens the bag. Its badge shows the number of items unless it is 0 (specification section 2). */
export function BagButton() {
  const { t } = useLingui();
  const { count, open } = useCart();
  const label =
    count > 0
      ? t`Shopping bag, ${select(grammaticalNumber(count), { one: `${count} item`, other: `${count} items` })}`
      : t`Shopping bag`;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
      className="relative grid size-11 shrink-0 place-items-center transition-colors hover:text-terracotta noscript:hidden"
    >
      <BagIcon />
      <CountBadge count={count} />
    </button>
  );
}
