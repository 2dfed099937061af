import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { entryNameIn } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { GarmentMeasure } from "#app/domain/product/measures.ts";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import type { MeasureTexts } from "#app/domain/product-editing/product-fit-form.ts";
import type { ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { useCareWord } from "#app/ui/fit/use-care-word.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ProductNames } from "../discounts/product-names.tsx";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";

type FieldValueProps = { field: ProductField; draft: ProductDraft; taxonomy: Taxonomy };

function TaxonomyEntryName({ id, taxonomy }: { id: string; taxonomy: Taxonomy }) {
  const language = useLanguage();
  const entry = [...taxonomy.categories, ...taxonomy.collections].find(
    (candidate) => candidate.id === id,
  );
  if (id === "") return "–";
  return entry ? entryNameIn(language, entry) : <Trans>Deleted</Trans>;
}

function MeasureList({ texts }: { texts: MeasureTexts }) {
  const wordOf = useMeasureWord();
  return Object.entries(texts)
    .map(([size, given]) => {
      const measures = Object.entries(given) as [GarmentMeasure, string][];
      return `${size}: ${measures.map(([name, value]) => `${wordOf(name)} ${value}`).join(", ")}`;
    })
    .join("; ");
}

/** A field of the product form as text. */
export function FieldValue({ field, draft, taxonomy }: FieldValueProps) {
  const nameOfStatus = useInventoryStatusName();
  const careWordOf = useCareWord();
  const fitWordOf = useFitWord();
  switch (field) {
    case "variants":
      if (!draft.countsVariants) return "–";
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
      return draft.companions.length === 0 ? (
        <Trans>Chosen by the shop</Trans>
      ) : (
        <ProductNames ids={draft.companions} />
      );
    case "care":
      return draft.care.map(careWordOf).join(", ");
    case "fit":
      return draft.fit && fitWordOf(draft.fit);
    case "measures":
      return <MeasureList texts={draft.measures} />;
    case "statusFollowsStock":
    case "isNewArrival":
    case "isBestseller":
    case "isDraft":
      return draft[field] ? <Trans>Yes</Trans> : <Trans>No</Trans>;
    default: {
      // A field of another type needs a case of its own.
      const text: string | readonly string[] = draft[field];
      return [text].flat().join(", ");
    }
  }
}
