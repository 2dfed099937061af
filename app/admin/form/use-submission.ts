import { type SubmitTarget, useFetcher } from "react-router";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "./outcome.ts";
import { useActionDone } from "./use-action-done.ts";

type SubmissionOptions<Done> = {
  /** The path of the action; the page's own if absent. */
  action?: string;
  /** Runs after a success and its revalidation. */
  onDone?: (outcome: Outcome<Done>) => void;
  /** Runs after an error. */
  onError?: (error: ShopError) => void;
};

/** Return the function that submits to a page's action, one submission at a time, and what came of the last one. */
export function useSubmission<Submission extends SubmitTarget, Done extends object = object>({
  action,
  onDone,
  onError,
}: SubmissionOptions<Done> = {}) {
  const fetcher = useFetcher();
  const { state } = fetcher;
  const outcome: Outcome<Done> | null = fetcher.data ?? null;
  useActionDone({ state, data: outcome }, (done) => {
    if (done.error) onError?.(done.error);
    else onDone?.(done);
  });
  return {
    submit(submission: Submission) {
      if (state === "idle") void fetcher.submit(submission, { ...SUBMIT_OPTIONS, action });
    },
    /** Forget the outcome. A running submission goes on: its reset would leave what it wrote unread. */
    reset() {
      if (state === "idle") fetcher.reset();
    },
    /** True until the page's data are read again. */
    isBusy: state !== "idle",
    isSubmitting: state === "submitting",
    /** Null while the next submission runs. */
    error: errorOf({ state, data: outcome }),
    /** The last outcome, also while the next submission runs. */
    outcome,
  };
}
