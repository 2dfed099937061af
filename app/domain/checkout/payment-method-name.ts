import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaymentMethod } from "./payment-method.ts";

/** Return the name of a way to pay. The provider's is its own. */
export function paymentMethodName(method: PaymentMethod, i18n: Pick<I18n, "_">): string {
  switch (method) {
    case "card":
      return "PayPhone";
    case "transfer":
      return i18n._(msg`Bank transfer`);
    case "deuna":
      return "Deuna";
    case "cash_on_delivery":
      return i18n._(msg`Cash on delivery`);
    case "in_store":
      return i18n._(msg`Paid in the shop`);
    case "unchosen":
      return i18n._(msg`Not chosen yet`);
    case "pay_at_pickup":
      return i18n._(msg`Payment at pick-up`);
  }
}
