import { useState } from "react";
import { fieldsChanged } from "#app/domain/fields-changed.ts";
import type { ManualMethod } from "#app/domain/payment-method.ts";
import {
  type MethodDraft,
  type MethodSettings,
  methodDraftOf,
} from "#app/domain/payment-method-draft.ts";

type Edits = Partial<Record<ManualMethod, Partial<MethodDraft>>>;

/** Return the unsaved edits of every way to pay. They stay when the settings are read again, as after an upload. */
export function useMethodEdits(methods: readonly MethodSettings[]) {
  const [edits, setEdits] = useState<Edits>({});
  const draftOf = (settings: MethodSettings): MethodDraft => ({
    ...methodDraftOf(settings),
    ...edits[settings.kind],
  });
  const isEdited = (settings: MethodSettings) =>
    Object.keys(fieldsChanged(methodDraftOf(settings), draftOf(settings))).length > 0;
  return {
    draftOf,
    isEdited,
    isDirty: methods.some(isEdited),
    change(kind: ManualMethod, changes: Partial<MethodDraft>) {
      setEdits((now) => ({ ...now, [kind]: { ...now[kind], ...changes } }));
    },
    /** Drop what has been saved. What was typed during the request stays. */
    saved(kind: ManualMethod, sent: MethodDraft) {
      setEdits((now) => ({
        ...now,
        [kind]: fieldsChanged<Partial<MethodDraft>>(sent, now[kind] ?? {}),
      }));
    },
  };
}

export type MethodEdits = ReturnType<typeof useMethodEdits>;
