import { Trans } from "@lingui/react/macro";
import { centsFromAmount, formatCents } from "#app/domain/money/money.ts";
import type { DiscountError } from "./use-discount.ts";

/** Why a discount code takes nothing off. */
export function DiscountProblem({ error: { code, hint } }: { error: DiscountError }) {
  switch (code) {
    case "DISCOUNT_UNKNOWN":
    case "INVALID_REQUEST":
      return <Trans>This code does not exist. Please check how it is written.</Trans>;
    case "DISCOUNT_NOT_STARTED":
      return <Trans>This code is not valid yet.</Trans>;
    case "DISCOUNT_ENDED":
      return <Trans>This code has expired.</Trans>;
    case "DISCOUNT_MINIMUM": {
      const least = formatCents(centsFromAmount(hint ?? "0"));
      return <Trans>This code needs a bag worth at least {least}.</Trans>;
    }
    case "DISCOUNT_NOT_FOR_BAG":
      return <Trans>This code is not for anything in your bag.</Trans>;
    case "DISCOUNT_USED_UP":
      return <Trans>This code has been used up, or you have used it already.</Trans>;
    case "DISCOUNT_TOO_LARGE":
      return <Trans>At least $1.00 has to be left to pay. Add something to use this code.</Trans>;
    case "TOO_MANY_REQUESTS":
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    default:
      return <Trans>The code could not be checked. Please try again.</Trans>;
  }
}
