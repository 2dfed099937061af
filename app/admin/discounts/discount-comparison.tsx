import { useLingui } from "@lingui/react/macro";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountDraft } from "#app/domain/discount/discount-draft.ts";
import type { DiscountKind } from "#app/domain/discount/discount-quote.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import type { Comparison } from "../form/conflict-alert.tsx";
import { namesAsListed } from "../form/names-as-listed.ts";
import { DiscountFieldName } from "./discount-field-name.tsx";
import { DiscountKindName } from "./discount-kind-name.tsx";
import { ProductNames } from "./product-names.tsx";

type CollectionNamesProps = { ids: string[]; collections: TaxonomyEntry[] };

function CollectionNames({ ids, collections }: CollectionNamesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const listed = collections.map(({ id, ...entry }) => ({
    id,
    name: entryNameIn(language, entry),
  }));
  return namesAsListed(ids, listed, t`A deleted collection`);
}

function amountOf({ kind, value }: DiscountDraft): string {
  if (kind === "free_delivery" || value === "") return "–";
  const amount = value.replace(/[%$\s]/g, "");
  return kind === "percent" ? `${amount}%` : `$${amount}`;
}

/** Return how to show the terms of a discount code that two editors changed. `kind` is the draft's. */
export function discountComparison(
  collections: TaxonomyEntry[],
  kind: DiscountKind,
): Comparison<DiscountDraft> {
  return {
    nameOf: (field) => <DiscountFieldName of={field} kind={kind} />,
    show(field, draft) {
      switch (field) {
        case "kind":
          return <DiscountKindName of={draft.kind} />;
        case "value":
          return amountOf(draft);
        case "collectionIds":
          return <CollectionNames ids={draft.collectionIds} collections={collections} />;
        case "productIds":
          return draft.productIds.length === 0 ? "–" : <ProductNames ids={draft.productIds} />;
        default:
          return draft[field] || "–";
      }
    },
  };
}
