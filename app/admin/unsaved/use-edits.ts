import { useState } from "react";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/**
 * Return the draft of a form: what is stored, as last read, with the fields that were edited. While there are any, the page's
 * UnsavedGuard asks before it is left. What others store in other fields appears, and `conflicts` are the edited fields
 * that they have stored differently since the first edit.
 */
export function useEdits<Values extends object>(stored: Values) {
  /** What was stored at the first edit. */
  const [opened, setOpened] = useState(stored);
  const [edits, setEdits] = useState<Partial<Values>>({});
  const draft: Values = { ...stored, ...edits };
  const mine = Object.keys(fieldsChanged(stored, draft)) as (keyof Values)[];
  const isDirty = mine.length > 0;
  useUnsavedChanges(isDirty);
  const theirs = fieldsChanged(opened, stored);
  const conflicts = mine.filter((field) => field in theirs);

  /** Keep edits of what was stored as `from`. A field that was typed back is none, and shows what others store in it. */
  function keep(from: Values, changes: Partial<Values>) {
    setOpened(from);
    setEdits(fieldsChanged<Partial<Values>>(from, changes));
  }

  return {
    draft,
    isDirty,
    conflicts,
    change: (changes: Partial<Values>) =>
      keep(Object.keys(edits).length > 0 ? opened : stored, { ...edits, ...changes }),
    /** Go on from what is stored, with the edits or with theirs in the fields of a conflict. */
    resolve(keepMine: boolean) {
      const kept = { ...edits };
      if (!keepMine) for (const field of conflicts) delete kept[field];
      keep(stored, kept);
    },
    /** Drop what has been saved. What was typed during the request stays. */
    saved: (sent: Values) => keep(stored, fieldsChanged<Partial<Values>>(sent, edits)),
  };
}
