import { useState } from "react";
import {
  type MethodDraft,
  type MethodProblem,
  type MethodSettings,
  methodDraftOf,
  readMethodDraft,
} from "#app/domain/checkout/payment-method-draft.ts";
import { useDraft } from "../../unsaved/use-draft.ts";
import type { SettingsSubmission } from "../write-settings.ts";

/** Return the draft of a way to pay, its validation problem and its mutations. */
export function useMethodForm(settings: MethodSettings) {
  const { kind, version } = settings;
  const form = useDraft<MethodDraft, SettingsSubmission>(methodDraftOf(settings), version);
  const [problem, setProblem] = useState<MethodProblem | null>(null);
  return {
    ...form,
    problem,
    save() {
      const reading = readMethodDraft(kind, form.draft);
      setProblem(reading.ok ? null : reading.problem);
      if (!reading.ok) return;
      const { changes } = reading;
      form.submit(
        { intent: "payment-method", opened: { kind, version }, changes },
        methodDraftOf({ ...settings, ...changes }),
      );
    },
  };
}
