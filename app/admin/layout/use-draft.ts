import { useState } from "react";
import { fieldsChanged } from "#app/domain/fields-changed.ts";

const differs = <Values extends object>(before: Values, after: Values) =>
  Object.keys(fieldsChanged(before, after)).length > 0;

/**
 * Return a draft of what is stored, and its changes. What is typed while it is being saved stays. `version` is the version that was
 * read, or the row itself: it differs after the next read.
 */
export function useDraft<Values extends object, Version>(stored: Values, version: Version) {
  const [opened, setOpened] = useState(version);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored);
  /** The draft of the last submission. */
  const [sent, setSent] = useState(stored);
  /** Whether what was saved has not been read again: the read after a save may fail. */
  const [isUnread, setUnread] = useState(false);

  function rebase(onto: Values, from = sent) {
    setBase(onto);
    setDraft((now) => ({ ...onto, ...fieldsChanged(from, now) }));
  }

  if (isUnread && version !== opened) {
    setUnread(false);
    setOpened(version);
    rebase(stored, base);
  }

  return {
    /** The version that the draft changes. */
    opened,
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
    /** Continue with other values, and with what was typed since the submission. */
    rebase: (onto: Values) => rebase(onto),
    /** Continue with what was submitted, and with what is stored as soon as it is read. */
    saved() {
      setBase(sent);
      setUnread(true);
    },
  };
}
