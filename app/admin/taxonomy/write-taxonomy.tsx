import { Trans } from "@lingui/react/macro";
import {
  addTaxonomyEntry,
  changeTaxonomyEntry,
  deleteTaxonomyEntry,
  type TaxonomyKind,
} from "#app/data/admin/taxonomy.ts";
import type { TaxonomyEntry, TaxonomyEntryValues } from "#app/domain/catalogue/taxonomy-entry.ts";
import { actionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";

export type TaxonomySubmission = { kind: TaxonomyKind } & (
  | { intent: "add"; values: TaxonomyEntryValues; name: string }
  | { intent: "change"; opened: TaxonomyEntry; values: TaxonomyEntryValues }
  | { intent: "delete"; entry: TaxonomyEntry; name: string }
);

async function add(kind: TaxonomyKind, values: TaxonomyEntryValues, name: string) {
  await addTaxonomyEntry(kind, values);
  showToast({ message: <Trans>{name} was added.</Trans> });
}

async function remove(kind: TaxonomyKind, entry: TaxonomyEntry, name: string) {
  await deleteTaxonomyEntry(kind, entry.id);
  showToast({ message: <Trans>{name} was deleted.</Trans> });
}

/** Write the change of a category or collection and return the outcome. An addition and a deletion show a toast. */
export const writeTaxonomy = actionOf<TaxonomySubmission>({
  add: ({ kind, values, name }) => add(kind, values, name),
  change: ({ kind, opened, values }) => changeTaxonomyEntry(kind, opened, values),
  delete: ({ kind, entry, name }) => remove(kind, entry, name),
});
