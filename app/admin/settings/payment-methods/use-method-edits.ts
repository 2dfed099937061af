import { useState } from "react";
import type { ManualMethod } from "#app/domain/payment-method.ts";
import {
  type MethodDraft,
  type MethodSettings,
  methodDraftOf,
} from "#app/domain/payment-method-draft.ts";

type Edits = Partial<Record<ManualMethod, Partial<MethodDraft>>>;

const isSame = (a: MethodDraft, b: MethodDraft) => JSON.stringify(a) === JSON.stringify(b);

/** Return the fields of `edits` that have changed since `sent`. */
function editsSince(sent: MethodDraft, edits: Partial<MethodDraft> = {}): Partial<MethodDraft> {
  const fields = Object.keys(edits) as (keyof MethodDraft)[];
  return Object.fromEntries(
    fields.filter((field) => edits[field] !== sent[field]).map((field) => [field, edits[field]]),
  );
}

/** Return the unsaved edits of every way to pay. They stay when the settings are read again, as after an upload. */
export function useMethodEdits(methods: readonly MethodSettings[]) {
  const [edits, setEdits] = useState<Edits>({});
  const draftOf = (settings: MethodSettings): MethodDraft => ({
    ...methodDraftOf(settings),
    ...edits[settings.kind],
  });
  const isEdited = (settings: MethodSettings) =>
    !isSame(draftOf(settings), methodDraftOf(settings));
  return {
    draftOf,
    isEdited,
    isDirty: methods.some(isEdited),
    change(kind: ManualMethod, changes: Partial<MethodDraft>) {
      setEdits((now) => ({ ...now, [kind]: { ...now[kind], ...changes } }));
    },
    /** Drop what has been saved. What was typed during the request stays. */
    saved(kind: ManualMethod, sent: MethodDraft) {
      setEdits((now) => ({ ...now, [kind]: editsSince(sent, now[kind]) }));
    },
  };
}

export type MethodEdits = ReturnType<typeof useMethodEdits>;
