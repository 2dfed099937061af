import type { Collection } from "./taxonomy.ts";

/** A category or collection as the owner sees it; a category's descriptions are ''. */
export type TaxonomyEntry = Collection & {
  /** '' where there is none yet: shoppers are then shown the English one. */
  displayNameEs: string;
  descriptionEs: string;
};

/** What the owner says of it. */
export type TaxonomyEntryValues = Omit<TaxonomyEntry, "id" | "name">;
