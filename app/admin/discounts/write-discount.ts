import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  pauseDiscount,
} from "#app/data/admin/admin-discounts.ts";
import type { DiscountCode, DiscountRules } from "#app/domain/discount-code.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type DiscountSubmission =
  | { intent: "save"; opened: Pick<DiscountCode, "id" | "version"> | null; rules: DiscountRules }
  | { intent: "pause"; id: string; isPaused: boolean }
  | { intent: "delete"; id: string };

function write(submission: DiscountSubmission): Promise<void> {
  switch (submission.intent) {
    case "save":
      return submission.opened === null
        ? addDiscount(submission.rules)
        : changeDiscount(submission.opened, submission.rules);
    case "pause":
      return pauseDiscount(submission.id, submission.isPaused);
    case "delete":
      return deleteDiscount(submission.id);
  }
}

/** Write the change of a discount code and return the outcome. */
export const writeDiscount = (submission: DiscountSubmission) =>
  outcomeOf(async () => void (await write(submission)));
