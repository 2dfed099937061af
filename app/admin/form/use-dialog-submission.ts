import type { SubmitTarget } from "react-router";
import { useSubmission } from "./use-submission.ts";

/** As `useSubmission`, for a dialog that stays mounted: a success closes it, and closing it forgets the outcome. */
export function useDialogSubmission<Submission extends SubmitTarget>(
  onClose: () => void,
  onDone = () => {},
) {
  const { reset, ...submission } = useSubmission<Submission>({
    onDone() {
      onDone();
      close();
    },
  });
  function close() {
    reset();
    onClose();
  }
  return { ...submission, close };
}
