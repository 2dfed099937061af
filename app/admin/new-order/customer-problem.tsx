import { msg } from "@lingui/core/macro";
import type { CustomerProblem as Problem } from "#app/domain/read-owner-order.ts";
import { words } from "../layout/words.ts";

/** What is wrong with a field of the customer. */
export const CustomerProblem = words<Problem>({
  required: msg`Please fill in this field.`,
  email: msg`Please write an email address, for example ana@example.com.`,
  phone: msg`Please check the number; for example 099 123 4567.`,
  "phone-abroad": msg`Please write the number with its country code; for example, +51 987 654 321.`,
  province: msg`Please choose a province of Ecuador.`,
  undelivered: msg`Please choose a province of Ecuador.`,
  characters: msg`Please check these characters.`,
});
