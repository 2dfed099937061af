import { msg } from "@lingui/core/macro";
import {
  DAY_LIMITS,
  type ShopInformationProblem,
} from "#app/domain/shop-information/shop-information-form.ts";
import { words } from "../form/words.ts";

/** Return the validation message of a number of days. */
export function daysFrom(min: number, max: number) {
  return msg`Please write a whole number of days from ${min} to ${max}.`;
}

export const ProblemMessage = words<ShopInformationProblem>({
  long: msg`This is too long.`,
  line: msg`Please write this on one line.`,
  ruc: msg`A RUC has 13 digits and ends in 001.`,
  phone: msg`Please check this number; for example 099 123 4567.`,
  "return-days": daysFrom(...DAY_LIMITS["return-days"]),
  "preparation-days": daysFrom(...DAY_LIMITS["preparation-days"]),
  "delivery-days": daysFrom(...DAY_LIMITS["delivery-days"]),
  range: msg`Please fill in both, the longer time here.`,
  tracking: msg`Please write a link that begins with https://`,
});
