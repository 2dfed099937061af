import { msg } from "@lingui/core/macro";
import type { DiscountKind } from "#app/domain/discount/discount-quote.ts";
import { words } from "../form/words.ts";

/** What a kind of discount gives. */
export const DiscountKindName = words<DiscountKind>({
  percent: msg`Percent off`,
  amount: msg`An amount off`,
  free_delivery: msg`Free delivery`,
});
