import { useState } from "react";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { fieldsChanged } from "#app/domain/fields-changed.ts";
import { shopInformationChanges } from "#app/domain/shop-information/shop-information-changes.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
  type ShopInformationField,
  type ShopInformationProblems,
  shopInformationDraftOf,
} from "#app/domain/shop-information/shop-information-form.ts";
import { useSubmission } from "../layout/use-submission.ts";
import type { SettingsResult, SettingsSubmission } from "./write-settings.ts";

/** Return the draft, the validation problems and the mutations of the settings. */
export function useSettingsForm(opened: AdminShopInformation) {
  /** The version that the draft changes; the current one after saving and after a conflict. */
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => shopInformationDraftOf(opened.values));
  const [problems, setProblems] = useState<ShopInformationProblems>({});
  /** The draft of the last submission. */
  const [sent, setSent] = useState(draft);
  const [isSaved, setSaved] = useState(false);
  const { submit, reset, isBusy, error, outcome } = useSubmission<
    SettingsSubmission,
    SettingsResult
  >({ onDone: continueWith });
  const { current, conflicts = [] } = outcome ?? {};
  const conflict = current && conflicts.length > 0 ? { current, fields: conflicts } : null;
  const initial = shopInformationDraftOf(base.values);

  function continueWith(done: Partial<SettingsResult>) {
    if (!done.current || done.conflicts?.length) return;
    const stored = shopInformationDraftOf(done.current.values);
    setBase(done.current);
    // What was typed during the request stays.
    setDraft((now) => ({ ...stored, ...fieldsChanged(sent, now) }));
    setSaved(true);
  }

  function save() {
    const reading = readShopInformationDraft(draft);
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok || isBusy) return;
    const changes = shopInformationChanges(base.values, reading.values);
    if (Object.keys(changes).length === 0) {
      setDraft(initial);
      setSaved(true);
      return;
    }
    setSent(draft);
    submit({ opened: base, changes });
  }

  function resolveConflict(keepMine: boolean) {
    if (!conflict) return;
    const theirs = shopInformationDraftOf(conflict.current.values);
    const disputed = fieldsOf(keepMine ? draft : theirs, conflict.fields);
    setBase(conflict.current);
    // Fields that only the other editor changed are taken over.
    setDraft({ ...theirs, ...fieldsChanged(initial, draft), ...disputed });
    reset();
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
    isBusy,
    isSaved,
    error,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
  };
}

function fieldsOf(
  draft: ShopInformationDraft,
  fields: ShopInformationField[],
): Partial<ShopInformationDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
