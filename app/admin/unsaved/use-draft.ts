import { useState } from "react";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

const differs = (before: object, after: object) => JSON.stringify(before) !== JSON.stringify(after);

const mergedFields = <Values extends object>(onto: Values, from: Values, now: Values): Values => ({
  ...onto,
  ...fieldsChanged(from, now),
});

/**
 * Return the draft of a form. Its life:
 *
 * 1. It opens as what is stored, its base, at the version that was read: a version, or the row itself. Later reads change neither.
 * 2. `change` and `edit` type into it, `discard` returns to the base. While they differ, the page's UnsavedGuard asks before it is left.
 * 3. `send` remembers what is submitted. What is typed meanwhile stays.
 * 4. Saved, it continues with what is stored and with what was typed since: by `rebase` if the action returned what is stored, by
 *    `saved` with the next read.
 * 5. In conflict with another editor, it continues by `rebase` with their values as its base, and with what is decided.
 *
 * `merge` applies to `onto` what changed between `from` and `now`, by default field by field.
 */
export function useDraft<Values extends object, Version>(
  stored: Values,
  version: Version,
  merge: (onto: Values, from: Values, now: Values) => Values = mergedFields,
) {
  const [opened, setOpened] = useState(version);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored);
  /** The draft of the last submission. */
  const [sent, setSent] = useState(stored);
  /** Whether what was saved has not been read again: the read after a save may fail. */
  const [isUnread, setUnread] = useState(false);

  if (isUnread && version !== opened) {
    setUnread(false);
    setOpened(version);
    setBase(stored);
    setDraft((now) => merge(stored, base, now));
  }

  const isDirty = differs(base, draft);
  useUnsavedChanges(isDirty);

  return {
    /** The version that the draft changes. */
    opened,
    base,
    draft,
    edit: setDraft,
    change: (changes: Partial<Values>) => setDraft((now) => ({ ...now, ...changes })),
    discard: () => setDraft(base),
    isDirty,
    send: () => setSent(draft),
    /** Whether the draft is still what was submitted. */
    isSent: !differs(sent, draft),
    rebase(onto: Values, at: Version = opened, decided?: Values) {
      setOpened(at);
      setBase(onto);
      setDraft((now) => decided ?? merge(onto, sent, now));
    },
    saved() {
      setBase(sent);
      setUnread(true);
    },
  };
}
