import type { TaxonomyEntry } from "../catalogue/taxonomy-entry.ts";

/** A category or collection for tests. */
export const SAMPLE_TAXONOMY_ENTRY: TaxonomyEntry = {
  id: "c",
  name: "silk",
  displayName: "Silk",
  displayNameEs: "",
  description: "",
  descriptionEs: "",
};
