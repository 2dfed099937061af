import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { DiscountDraft } from "#app/domain/discount/discount-draft.ts";
import type { DiscountKind } from "#app/domain/discount/discount-quote.ts";
import { words } from "../form/words.ts";

type DiscountField = keyof DiscountDraft;

const TranslatedName = words<Exclude<DiscountField, "value">>({
  code: msg`Code`,
  kind: msg`Benefit`,
  collectionIds: msg`Collections`,
  productIds: msg`Products`,
  startsOn: msg`First day (optional)`,
  endsOn: msg`Last day (optional)`,
  minimum: msg`Minimum bag total (optional)`,
  maxUses: msg`Uses in all (optional)`,
  maxUsesPerCustomer: msg`Uses per customer (optional)`,
});

/** The name of a discount code's field: its label. */
export function DiscountFieldName({ of, kind }: { of: DiscountField; kind: DiscountKind }) {
  if (of !== "value") return <TranslatedName of={of} />;
  return kind === "amount" ? <Trans>Amount off in USD</Trans> : <Trans>Percent off</Trans>;
}
