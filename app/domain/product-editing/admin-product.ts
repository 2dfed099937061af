import type { z } from "zod";
import type { SizeMeasures } from "../product/measures.ts";
import type { Variant } from "../product/variant.ts";
import type { ProductDraftSchema } from "./product-draft-schema.ts";

/** The fields that the owner can change. With `variants` the database keeps the quantity as their sum. */
export type ProductValues = z.output<typeof ProductDraftSchema> & {
  measures: SizeMeasures[];
  /** Null if one quantity covers every size and color. */
  variants: Variant[] | null;
};

export type ProductField = keyof ProductValues;

/** A product as the owner sees it. */
export type AdminProduct = ProductValues & {
  id: string;
  categoryName: string | null;
  collectionName: string | null;
  /** In Spanish, or in English where not translated. */
  categoryNameEs: string | null;
  collectionNameEs: string | null;
  createdAt: string;
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};
