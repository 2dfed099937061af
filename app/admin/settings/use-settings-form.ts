import { useState } from "react";
import type { AdminShopInformation } from "#app/data/admin/shop-information.ts";
import { shopInformationChanges } from "#app/domain/shop-information/shop-information-changes.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
  type ShopInformationField,
  type ShopInformationProblems,
  shopInformationDraftOf,
} from "#app/domain/shop-information/shop-information-form.ts";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";
import { useSubmission } from "../form/use-submission.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import type { SettingsResult, SettingsSubmission } from "./write-settings.ts";

/** Return the draft, the validation problems and the mutations of the settings. */
export function useSettingsForm(stored: AdminShopInformation) {
  const form = useDraft(shopInformationDraftOf(stored.values), stored);
  const { opened, base, draft, isDirty } = form;
  const [problems, setProblems] = useState<ShopInformationProblems>({});
  const [isSaved, setSaved] = useState(false);
  const { submit, reset, isBusy, error, outcome } = useSubmission<
    SettingsSubmission,
    SettingsResult
  >({
    onDone({ current, conflicts }) {
      if (!current || conflicts?.length) return;
      form.rebase(shopInformationDraftOf(current.values), current);
      setSaved(true);
    },
  });
  const { current, conflicts = [] } = outcome ?? {};
  const conflict = current && conflicts.length > 0 ? { current, fields: conflicts } : null;

  function save() {
    const reading = readShopInformationDraft(draft);
    setProblems(reading.ok ? {} : reading.problems);
    if (!reading.ok || isBusy) return;
    const changes = shopInformationChanges(opened.values, reading.values);
    if (Object.keys(changes).length === 0) {
      form.discard();
      setSaved(true);
      return;
    }
    form.send();
    submit({ opened, changes });
  }

  function resolveConflict(keepMine: boolean) {
    if (!conflict) return;
    const theirs = shopInformationDraftOf(conflict.current.values);
    const disputed = fieldsOf(keepMine ? draft : theirs, conflict.fields);
    // Fields that only the other editor changed are taken over.
    const merged = { ...theirs, ...fieldsChanged(base, draft), ...disputed };
    form.rebase(theirs, conflict.current, merged);
    reset();
  }

  return {
    draft,
    change(changes: Partial<ShopInformationDraft>) {
      setSaved(false);
      form.change(changes);
    },
    problems,
    conflict,
    resolveConflict,
    save,
    discard() {
      setProblems({});
      form.discard();
    },
    isBusy,
    isSaved,
    error,
    isDirty,
  };
}

function fieldsOf(
  draft: ShopInformationDraft,
  fields: ShopInformationField[],
): Partial<ShopInformationDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
