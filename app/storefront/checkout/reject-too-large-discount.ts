import { MIN_TOTAL } from "#app/domain/money/money.ts";
import type { Summary } from "./summary.ts";
import type { Discount } from "./use-discount.ts";

/** Return a code that leaves too little to pay as rejected, as the start would reject it, but before the shopper continues. */
export function rejectTooLargeDiscount(
  discount: Discount,
  {
    discount: amount,
    total,
    isDeliveryKnown,
  }: Pick<Summary, "discount" | "total" | "isDeliveryKnown">,
): Discount {
  if (amount === 0 || !isDeliveryKnown || total >= MIN_TOTAL) return discount;
  const error = { code: "DISCOUNT_TOO_LARGE", hint: null } as const;
  return { ...discount, quote: null, error, codeToSend: "" };
}
