import { useState } from "react";
import type { ManualMethod } from "#app/domain/checkout/payment-method.ts";
import {
  type MethodDraft,
  type MethodSettings,
  methodDraftOf,
} from "#app/domain/checkout/payment-method-draft.ts";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";

/** The edited fields of a way to pay, and its settings as they were at the first edit. */
type MethodEdit = { opened: MethodDraft; changes: Partial<MethodDraft> };

type Edits = Partial<Record<ManualMethod, MethodEdit>>;

export type MethodField = keyof MethodDraft;

const fieldsOf = (changes: Partial<MethodDraft>) => Object.keys(changes) as MethodField[];

/** Return the unsaved edits of every way to pay. They stay when the settings are read again, as after an upload. */
export function useMethodEdits(methods: readonly MethodSettings[]) {
  const [edits, setEdits] = useState<Edits>({});
  const draftOf = (settings: MethodSettings): MethodDraft => ({
    ...methodDraftOf(settings),
    ...edits[settings.kind]?.changes,
  });
  const isEdited = (settings: MethodSettings) =>
    fieldsOf(fieldsChanged(methodDraftOf(settings), draftOf(settings))).length > 0;
  const setEdit = (kind: ManualMethod, opened: MethodDraft, changes: Partial<MethodDraft>) =>
    setEdits((now) => ({
      ...now,
      // A field that was typed back is not edited, and shows what others store in it.
      [kind]: { opened, changes: fieldsChanged<Partial<MethodDraft>>(opened, changes) },
    }));

  /** Return the edited fields that someone else has stored differently since the first edit. */
  function conflictsIn(settings: MethodSettings): MethodField[] {
    const edit = edits[settings.kind];
    if (!edit) return [];
    const stored = methodDraftOf(settings);
    const theirs = fieldsChanged(edit.opened, stored);
    const mine = fieldsOf(fieldsChanged<Partial<MethodDraft>>(stored, edit.changes));
    return mine.filter((field) => field in theirs);
  }

  return {
    draftOf,
    isEdited,
    isDirty: methods.some(isEdited),
    conflictsIn,
    change(settings: MethodSettings, changes: Partial<MethodDraft>) {
      const edit = edits[settings.kind];
      const opened = edit && fieldsOf(edit.changes).length > 0 ? edit.opened : null;
      setEdit(settings.kind, opened ?? methodDraftOf(settings), { ...edit?.changes, ...changes });
    },
    /** Go on from the stored settings, with the edits or with theirs in the fields of a conflict. */
    resolveConflict(settings: MethodSettings, keepMine: boolean) {
      const stored = methodDraftOf(settings);
      const changes = { ...edits[settings.kind]?.changes };
      if (!keepMine) for (const field of conflictsIn(settings)) delete changes[field];
      setEdit(settings.kind, stored, changes);
    },
    /** Drop what has been saved. What was typed during the request stays. */
    saved(settings: MethodSettings, sent: MethodDraft) {
      const { changes } = edits[settings.kind] ?? { changes: {} };
      const later = fieldsChanged<Partial<MethodDraft>>(sent, changes);
      setEdit(settings.kind, methodDraftOf(settings), later);
    },
  };
}

export type MethodEdits = ReturnType<typeof useMethodEdits>;
