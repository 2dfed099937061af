import { useState } from "react";
import { useFetcher } from "react-router";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { shopInformationChanges } from "#app/domain/shop-information/shop-information-changes.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
  type ShopInformationField,
  type ShopInformationProblems,
  shopInformationDraftOf,
} from "#app/domain/shop-information/shop-information-form.ts";
import { errorOf, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { SettingsOutcome, SettingsSubmission } from "./write-settings.ts";

/** Return the draft, the validation problems and the mutations of the settings. */
export function useSettingsForm(opened: AdminShopInformation) {
  const fetcher = useFetcher<SettingsOutcome>();
  /** The version that the draft changes; the current one after saving and after a conflict. */
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => shopInformationDraftOf(opened.values));
  const [problems, setProblems] = useState<ShopInformationProblems>({});
  /** The draft of the last submission. */
  const [sent, setSent] = useState(draft);
  const [isSaved, setSaved] = useState(false);
  const { current, conflicts = [] } = fetcher.data ?? {};
  const conflict = current && conflicts.length > 0 ? { current, fields: conflicts } : null;
  const initial = shopInformationDraftOf(base.values);

  useActionDone(fetcher, (outcome) => {
    if (!outcome.current || outcome.conflicts?.length) return;
    const stored = shopInformationDraftOf(outcome.current.values);
    setBase(outcome.current);
    // What was typed during the request stays.
    setDraft((now) => ({ ...stored, ...fieldsChanged(sent, now) }));
    setSaved(true);
  });

  function save() {
    const reading = readShopInformationDraft(draft);
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok || fetcher.state !== "idle") return;
    const changes = shopInformationChanges(base.values, reading.values);
    if (Object.keys(changes).length === 0) {
      setDraft(initial);
      setSaved(true);
      return;
    }
    setSent(draft);
    const submission: SettingsSubmission = { opened: base, changes };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  function resolveConflict(keepMine: boolean) {
    if (!conflict) return;
    const theirs = shopInformationDraftOf(conflict.current.values);
    const disputed = fieldsOf(keepMine ? draft : theirs, conflict.fields);
    setBase(conflict.current);
    // Fields that only the other editor changed are taken over.
    setDraft({ ...theirs, ...fieldsChanged(initial, draft), ...disputed });
    fetcher.reset();
  }

  return {
    draft,
    change(changes: Partial<ShopInformationDraft>) {
      setSaved(false);
      setDraft((now) => ({ ...now, ...changes }));
    },
    problems,
    conflict,
    resolveConflict,
    save,
    discard() {
      setProblems({});
      setDraft(initial);
    },
    isBusy: fetcher.state !== "idle",
    isSaved,
    error: errorOf(fetcher),
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
  };
}

function fieldsOf(
  draft: ShopInformationDraft,
  fields: ShopInformationField[],
): Partial<ShopInformationDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

/** Return the fields of `after` that differ from `before`. */
function fieldsChanged(
  before: ShopInformationDraft,
  after: ShopInformationDraft,
): Partial<ShopInformationDraft> {
  const fields = Object.keys(after) as ShopInformationField[];
  const isChanged = (field: ShopInformationField) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return fieldsOf(after, fields.filter(isChanged));
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
