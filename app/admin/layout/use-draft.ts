import { useState } from "react";
import { fieldsChanged } from "#app/domain/fields-changed.ts";

const differs = <Values extends object>(before: Values, after: Values) =>
  Object.keys(fieldsChanged(before, after)).length > 0;

/** Return a draft of what is stored, and its changes. What is typed while it is being saved stays. */
export function useDraft<Values extends object>(opened: Values) {
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(opened);
  /** The draft of the last submission. */
  const [sent, setSent] = useState(opened);
  return {
    /** The values that the draft changes. */
    base,
    draft,
    change(changes: Partial<Values>) {
      setDraft((now) => ({ ...now, ...changes }));
    },
    isDirty: differs(base, draft),
    /** Remember the draft as it is submitted. */
    send() {
      setSent(draft);
    },
    /** Whether the draft is still what was submitted. */
    isSent: !differs(sent, draft),
    /** Continue with what is stored now, and with what was typed since the submission. */
    goOn(stored: Values) {
      setBase(stored);
      setDraft((now) => ({ ...stored, ...fieldsChanged(sent, now) }));
    },
  };
}
