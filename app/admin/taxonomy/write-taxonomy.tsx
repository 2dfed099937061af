import { Trans } from "@lingui/react/macro";
import {
  addTaxonomyEntry,
  changeTaxonomyEntry,
  deleteTaxonomyEntry,
  type TaxonomyKind,
} from "#app/data/admin/taxonomy.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/catalogue/taxonomy-entry.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";

type Addition = { kind: TaxonomyKind; values: TaxonomyEntryValues; name: string };
type Change = { kind: TaxonomyKind; opened: TaxonomyEntry; values: TaxonomyEntryValues };
type Deletion = { kind: TaxonomyKind; entry: TaxonomyEntry; name: string };

async function add({ kind, values, name }: Addition) {
  await addTaxonomyEntry(kind, values);
  showToast({ message: <Trans>{name} was added.</Trans> });
}

async function remove({ kind, entry, name }: Deletion) {
  await deleteTaxonomyEntry(kind, entry.id);
  showToast({ message: <Trans>{name} was deleted.</Trans> });
}

/** Write the change of a category or collection and return the outcome. An addition and a deletion show a toast. */
export const writeTaxonomy = actionOf({
  add,
  change: ({ kind, opened, values }: Change) => changeTaxonomyEntry(kind, opened, values),
  delete: remove,
});

export type TaxonomySubmission = SubmissionOf<typeof writeTaxonomy>;
