import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountCode, DiscountState } from "#app/domain/discount/discount-code.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { Joined } from "../form/joined.tsx";
import { words } from "../form/words.ts";

type DiscountTermsProps = {
  discount: DiscountCode;
  collections: TaxonomyEntry[];
  state: DiscountState;
};

const StateName = words<DiscountState>({
  running: msg`Valid now`,
  paused: msg`Paused`,
  scheduled: msg`Not started`,
  ended: msg`Expired`,
  "used-up": msg`Used up`,
});

function Effect({ discount: { kind, value } }: { discount: DiscountCode }) {
  const percent = percentOf(value);
  const amount = formatCents(value);
  switch (kind) {
    case "percent":
      return <Trans>{percent}% off</Trans>;
    case "amount":
      return <Trans>{amount} off</Trans>;
    case "free_delivery":
      return <Trans>Free delivery</Trans>;
  }
}

function Scope({ discount, collections }: Omit<DiscountTermsProps, "state">) {
  const language = useLanguage();
  const { collectionIds, productIds } = discount;
  const named = collections.filter(({ id }) => collectionIds.includes(id));
  const deletedCount = collectionIds.length - named.length;
  if (collectionIds.length === 0 && productIds.length === 0) return <Trans>every product</Trans>;
  return (
    <Joined separator=", ">
      {named.map((entry) => entryNameIn(language, entry))}
      {deletedCount > 0 && (
        <Plural value={deletedCount} one="a deleted collection" other="# deleted collections" />
      )}
      {productIds.length > 0 && (
        <Plural value={productIds.length} one="# product" other="# products" />
      )}
    </Joined>
  );
}

/** The terms of a code in one line, and its state. */
export function DiscountTerms({ discount, collections, state }: DiscountTermsProps) {
  const language = useLanguage();
  const dayOf = (day: string | null) => day && shopDayOf(`${day}T12:00:00-05:00`, language);
  const [from, until] = [dayOf(discount.startsOn), dayOf(discount.endsOn)];
  const least = discount.minimum === null ? null : formatCents(discount.minimum);
  const { maxUses, maxUsesPerCustomer } = discount;
  return (
    <p className="text-sm">
      <span className={classNames("mr-2", state === "running" ? "text-sage" : "text-muted")}>
        <StateName of={state} />
      </span>
      <Joined separator=" · ">
        <Effect discount={discount} />
        <Scope discount={discount} collections={collections} />
        {least && <Trans>from {least}</Trans>}
        {from && <Trans>from {from}</Trans>}
        {until && <Trans>until {until}</Trans>}
        {maxUses && <Plural value={maxUses} one="# use" other="# uses" />}
        {maxUsesPerCustomer && (
          <Plural value={maxUsesPerCustomer} one="# per customer" other="# per customer" />
        )}
      </Joined>
    </p>
  );
}
