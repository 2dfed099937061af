import { useState } from "react";
import type { SubmitTarget } from "react-router";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { fieldsChanged } from "#app/domain/text/fields-changed.ts";
import { fieldsOf } from "#app/domain/text/fields-of.ts";
import { type Merge, threeWayMerge, type Versions } from "#app/domain/text/three-way-merge.ts";
import { isStale } from "../form/outcome.ts";
import { useSubmission } from "../form/use-submission.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

type DraftOptions<Values> = {
  merge?: (versions: Versions<Values>) => Merge<Values>;
  /** Runs after a save. Gets whether something was typed since it was sent. */
  onSaved?: (isDirty: boolean) => void;
  onError?: (error: ShopError) => void;
};

/**
 * Return the draft of a form and its submission. A read of another version is merged into what was typed. Where others have
 * changed a typed field, `conflict` names it, and nothing is submitted until `resolve` chooses a value. What is typed during a
 * save stays. If the read after the save fails, the saved draft counts as stored until a later read. `version` changes with every
 * read of something else; null where nothing is stored, so the form starts again after a save.
 */
export function useDraft<Values extends object, Submission extends SubmitTarget>(
  stored: Values,
  version: unknown,
  { merge = threeWayMerge, onSaved, onError }: DraftOptions<Values> = {},
) {
  const [opened, setOpened] = useState(version);
  const [read, setRead] = useState(stored);
  const [typed, setTyped] = useState(stored);
  /** The draft of the last submission, until it is saved, what the database stores of it, and the outcome before. */
  const [sent, setSent] = useState<{ draft: Values; cleaned: Values; before: unknown } | null>(
    null,
  );
  const [isAsked, setAsked] = useState(false);

  const { submit, reset, isBusy, error, outcome } = useSubmission<Submission>({
    onDone() {
      onSaved?.(isDirty);
      // Keys pressed since this rendering are in `now` only.
      if (version !== null) rebase(base, sinceSaved);
      else rebase(stored, (now) => mergedWithStored(sinceSaved(now)).merged);
    },
    onError,
  });

  const isDone = outcome?.error === null && !isBusy && outcome !== sent?.before;
  const saved = isDone ? sent : null;
  const base = saved?.cleaned ?? read;
  // What was not typed since is as it was cleaned: no change of mine.
  const sinceSaved = (now: Values): Values =>
    saved ? { ...saved.cleaned, ...fieldsChanged(saved.draft, now) } : now;
  const draft = sinceSaved(typed);
  const isDirty = isDifferent(base, draft);
  useUnsavedChanges(isDirty);

  const mergedWithStored = (mine: Values) => merge({ base, mine, theirs: stored });

  function rebase(to: Values, next: (now: Values) => Values) {
    setRead(to);
    setTyped(next);
    setSent(null);
  }

  function continueWith(merged: Values) {
    rebase(stored, () => merged);
    setOpened(version);
    setAsked(false);
  }

  const merging = version !== opened && !isBusy ? mergedWithStored(draft) : null;
  const conflicts = merging?.conflicts ?? [];
  if (merging && conflicts.length === 0) continueWith(merging.merged);
  const isConflict = conflicts.length > 0 && (isAsked || isStale(error));

  return {
    /** What was read or saved last, on which the draft is based. */
    base,
    draft,
    edit: setTyped,
    change: (changes: Partial<Values>) => setTyped((now) => ({ ...now, ...changes })),
    /** Forget what was typed, and with it what came of the last submission. */
    discard() {
      setTyped(base);
      reset();
    },
    isDirty,
    /** `cleaned` is the draft as the database will store it. */
    submit(submission: Submission, cleaned = draft) {
      setAsked(conflicts.length > 0);
      if (isBusy || conflicts.length > 0) return;
      setSent({ draft, cleaned, before: outcome });
      submit(submission);
    },
    isBusy,
    isSaved: isDone && !isDirty,
    // While the page is read again it may become a conflict.
    error: isConflict || (isBusy && isStale(error)) ? null : error,
    conflict: isConflict ? { fields: conflicts, theirs: stored } : null,
    /** Continue with mine or theirs in the fields of the conflict. */
    resolve(keepMine: boolean) {
      const decided = keepMine ? draft : { ...draft, ...fieldsOf(stored, conflicts) };
      continueWith(mergedWithStored(decided).merged);
      reset();
    },
    reset,
  };
}
