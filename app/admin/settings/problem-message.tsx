import { msg } from "@lingui/core/macro";
import type { ShopInformationProblem } from "#app/domain/shop-information/shop-information-form.ts";
import { words } from "../form/words.ts";

/** The validation message of a setting. */
export const ProblemMessage = words<ShopInformationProblem>({
  long: msg`This is too long.`,
  line: msg`Please write this on one line.`,
  ruc: msg`A RUC has 13 digits and ends in 001.`,
  phone: msg`Please check this number; for example 099 123 4567.`,
  days: msg`Please write a whole number of days.`,
  range: msg`Please fill in both, the longer time here.`,
  tracking: msg`Please write a link that begins with https://`,
});
