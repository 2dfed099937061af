import {
  addTaxonomyEntry,
  changeTaxonomyEntry,
  deleteTaxonomyEntry,
  type TaxonomyKind,
} from "#app/data/admin/admin-taxonomy.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import { actionOf } from "../layout/action-of.ts";

export type TaxonomySubmission = { kind: TaxonomyKind } & (
  | { intent: "add"; values: TaxonomyEntryValues }
  | { intent: "change"; opened: TaxonomyEntry; values: TaxonomyEntryValues }
  | { intent: "delete"; id: string }
);

/** Write the change of a category or collection and return the outcome. */
export const writeTaxonomy = actionOf<TaxonomySubmission>({
  add: ({ kind, values }) => addTaxonomyEntry(kind, values),
  change: ({ kind, opened, values }) => changeTaxonomyEntry(kind, opened, values),
  delete: ({ kind, id }) => deleteTaxonomyEntry(kind, id),
});
