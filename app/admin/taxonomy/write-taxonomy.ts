import {
  addTaxonomyEntry,
  changeTaxonomyEntry,
  deleteTaxonomyEntry,
  type TaxonomyKind,
} from "#app/data/admin/admin-taxonomy.ts";
import type { TaxonomyEntryValues } from "#app/domain/taxonomy-entry.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type TaxonomySubmission = { kind: TaxonomyKind } & (
  | { intent: "add"; values: TaxonomyEntryValues }
  | { intent: "change"; id: string; values: TaxonomyEntryValues }
  | { intent: "delete"; id: string }
);

function write(submission: TaxonomySubmission): Promise<void> {
  const { kind } = submission;
  switch (submission.intent) {
    case "add":
      return addTaxonomyEntry(kind, submission.values);
    case "change":
      return changeTaxonomyEntry(kind, submission.id, submission.values);
    case "delete":
      return deleteTaxonomyEntry(kind, submission.id);
  }
}

/** Write the change of a category or collection and return the outcome. */
export const writeTaxonomy = (submission: TaxonomySubmission) =>
  outcomeOf(async () => void (await write(submission)));
