import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  pauseDiscount,
} from "#app/data/admin/discounts.ts";
import type { DiscountCode, DiscountRules } from "#app/domain/discount/discount-code.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";

type Save = { opened: Pick<DiscountCode, "id" | "version"> | null; rules: DiscountRules };

/** Write the change of a discount code and return the outcome. */
export const writeDiscount = actionOf({
  save: ({ opened, rules }: Save) =>
    opened === null ? addDiscount(rules) : changeDiscount(opened, rules),
  pause: ({ id, isPaused }: { id: string; isPaused: boolean }) => pauseDiscount(id, isPaused),
  delete: ({ id }: { id: string }) => deleteDiscount(id),
});

export type DiscountSubmission = SubmissionOf<typeof writeDiscount>;
