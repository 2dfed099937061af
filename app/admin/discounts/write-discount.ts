import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  pauseDiscount,
} from "#app/data/admin/admin-discounts.ts";
import type { DiscountRules } from "#app/domain/discount-code.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type DiscountSubmission =
  | { intent: "save"; id: string | null; rules: DiscountRules }
  | { intent: "pause"; id: string; isPaused: boolean }
  | { intent: "delete"; id: string };

function write(submission: DiscountSubmission): Promise<void> {
  switch (submission.intent) {
    case "save":
      return submission.id === null
        ? addDiscount(submission.rules)
        : changeDiscount(submission.id, submission.rules);
    case "pause":
      return pauseDiscount(submission.id, submission.isPaused);
    case "delete":
      return deleteDiscount(submission.id);
  }
}

/** Write the change of a discount code and return the outcome. */
export const writeDiscount = (submission: DiscountSubmission) =>
  outcomeOf(async () => void (await write(submission)));
