import type { Collection } from "./taxonomy.ts";

/** A category or collection as the owner sees it. A category's descriptions are ''. */
export type TaxonomyEntry = Collection & {
  /** '' if not translated. Shoppers then see the English name. */
  displayNameEs: string;
  descriptionEs: string;
};

/** The fields that the owner can change. */
export type TaxonomyEntryValues = Omit<TaxonomyEntry, "id" | "name">;
