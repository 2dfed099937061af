import { outcomeOf, type Write } from "./outcome.ts";

type Writes<Submission extends { intent: string }, Done> = {
  [Intent in Submission["intent"]]: (
    submission: Extract<Submission, { intent: Intent }>,
  ) => Write<Done>;
};

/** Return the function that runs the write of a submission's intent and returns the outcome. */
export function actionOf<Submission extends { intent: string }, Done extends object = object>(
  writes: Writes<Submission, Done>,
) {
  return (submission: Submission) => {
    const write = writes[submission.intent as Submission["intent"]] as (
      submission: Submission,
    ) => Write<Done>;
    return outcomeOf<Done>(() => write(submission));
  };
}
