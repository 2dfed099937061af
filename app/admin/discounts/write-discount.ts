import {
  addDiscount,
  changeDiscount,
  deleteDiscount,
  pauseDiscount,
} from "#app/data/admin/discounts.ts";
import type { DiscountCode, DiscountRules } from "#app/domain/discount/discount-code.ts";
import { actionOf } from "../form/action-of.ts";

export type DiscountSubmission =
  | { intent: "save"; opened: Pick<DiscountCode, "id" | "version"> | null; rules: DiscountRules }
  | { intent: "pause"; id: string; isPaused: boolean }
  | { intent: "delete"; id: string };

/** Write the change of a discount code and return the outcome. */
export const writeDiscount = actionOf<DiscountSubmission>({
  save: ({ opened, rules }) =>
    opened === null ? addDiscount(rules) : changeDiscount(opened, rules),
  pause: ({ id, isPaused }) => pauseDiscount(id, isPaused),
  delete: ({ id }) => deleteDiscount(id),
});
