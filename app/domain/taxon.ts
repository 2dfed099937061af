import type { Collection } from "./taxonomy.ts";

/** A category or collection as the owner sees it; a category's descriptions are ''. */
export type Taxon = Collection & {
  /** '' where there is none yet: shoppers are then shown the English one. */
  displayNameEs: string;
  descriptionEs: string;
};

/** What the owner says of it. */
export type TaxonValues = Omit<Taxon, "id" | "name">;
