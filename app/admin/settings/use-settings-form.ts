import { useState } from "react";
import { useFetcher } from "react-router";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { shopInformationChanges } from "#app/domain/shop-information/shop-information-changes.ts";
import {
  readShopInformationDraft,
  type ShopInformationDraft,
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
  const [isSaved, setSaved] = useState(false);
  const { current, conflicts = [] } = fetcher.data ?? {};
  const conflict = current && conflicts.length > 0 ? { current, fields: conflicts } : null;
  const initial = shopInformationDraftOf(base.values);

  useActionDone(fetcher, (outcome) => {
    if (!outcome.current || outcome.conflicts?.length) return;
    setBase(outcome.current);
    setDraft(shopInformationDraftOf(outcome.current.values));
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
    const submission: SettingsSubmission = { opened: base, changes };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  function resolveConflict(keepMine: boolean) {
    if (!conflict) return;
    const theirs = shopInformationDraftOf(conflict.current.values);
    // Fields that only the other editor changed are taken over.
    const mine = Object.fromEntries(
      Object.entries(draft).filter(([field, value]) => {
        const isMine =
          JSON.stringify(value) !== JSON.stringify(initial[field as keyof typeof draft]);
        return isMine && (keepMine || !conflict.fields.some((known) => known === field));
      }),
    );
    setBase(conflict.current);
    setDraft({ ...theirs, ...mine });
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

export type SettingsForm = ReturnType<typeof useSettingsForm>;
