import { outcomeOf, type Write } from "./outcome.ts";

type Writes = { [Intent in string]: (submission: never) => Write<object> };

/** What a write takes. It does not get its intent. */
type Given<Known extends Writes, Intent extends keyof Known> = Parameters<Known[Intent]>[0];

/** A write whose type promises it the intent has no place in an action. */
type Checked<Known extends Writes> = {
  [Intent in keyof Known]: Given<Known, Intent> extends { intent: unknown } ? never : Known[Intent];
};

/** The intent of a write and what the write takes. */
type Submission<Known extends Writes> = {
  [Intent in keyof Known]: { intent: Intent } & Given<Known, Intent>;
}[keyof Known];

/** Return the function that runs the write of a submission's intent and returns the outcome. */
export function actionOf<Known extends Writes>(writes: Known & Checked<Known>) {
  return (submission: Submission<Known>) => {
    const { intent, ...given } = submission as { intent: keyof Known };
    return outcomeOf(() => (writes[intent] as Known[keyof Known])(given as never));
  };
}

/** What an action of `actionOf` takes. */
export type SubmissionOf<Action extends (submission: never) => unknown> = Parameters<Action>[0];
