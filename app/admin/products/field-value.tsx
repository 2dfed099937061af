import { Plural, Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/admin-taxonomy.ts";
import type { ProductField } from "#app/domain/admin-product.ts";
import { nameIn } from "#app/domain/name-in.ts";
import type { ProductDraft } from "#app/domain/product-form.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";

type FieldValueProps = { field: ProductField; draft: ProductDraft; taxonomy: Taxonomy };

function TaxonomyEntryName({ id, taxonomy }: { id: string; taxonomy: Taxonomy }) {
  const language = useLanguage();
  const entry = [...taxonomy.categories, ...taxonomy.collections].find(
    (candidate) => candidate.id === id,
  );
  return entry ? nameIn(language, { name: entry.displayName, nameEs: entry.displayNameEs }) : "–";
}

/** A field of the product form as text. */
export function FieldValue({ field, draft, taxonomy }: FieldValueProps) {
  const nameOfStatus = useInventoryStatusName();
  switch (field) {
    case "variants":
      return Object.entries(draft.variantQuantities)
        .map(([key, quantity]) => `${(JSON.parse(key) as string[]).join(" ")}: ${quantity}`)
        .join(", ");
    case "categoryId":
    case "collectionId":
      return <TaxonomyEntryName id={draft[field]} taxonomy={taxonomy} />;
    case "inventoryStatus":
      return nameOfStatus(draft.inventoryStatus);
    case "imageColors":
      return draft.imageColors.map((color) => color || "–").join(", ");
    case "companions":
      return (
        <Plural
          value={draft.companions.length}
          _0="Chosen by the shop"
          one="# product"
          other="# products"
        />
      );
    case "statusFollowsStock":
    case "isNewArrival":
    case "isBestseller":
    case "isDraft":
      return draft[field] ? <Trans>Yes</Trans> : <Trans>No</Trans>;
    default:
      return [draft[field]].flat().join(", ");
  }
}
