import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { BagIcon } from "#app/ui/icons/bag-icon.tsx";
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
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1.5 font-semibold text-[0.75rem] text-surface tabular-nums leading-none"
        >
          {count}
        </span>
      )}
    </button>
  );
}
