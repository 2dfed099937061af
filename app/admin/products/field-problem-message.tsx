import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#app/domain/product-editing/product-form.ts";
import { words } from "../form/words.ts";

/** The validation message of a field of the product form. */
export const FieldProblemMessage = words<FieldProblem>({
  required: msg`Please fill in this field.`,
  long: msg`This is too long.`,
  slug: msg`Please use letters and digits.`,
  price: msg`Please write an amount from 0 to 1,000,000 dollars, for example 245.00.`,
  original: msg`The original price must be above the price.`,
  quantity: msg`Please write a whole number from 0 to 1,000,000.`,
  characters: msg`Please remove the characters that cannot be seen.`,
  care: msg`Please choose at most one symbol of each kind.`,
  measure: msg`Please write centimeters from 0.1 to 300, such as 98.5.`,
  height: msg`Please write whole centimeters from 100 to 220.`,
});
