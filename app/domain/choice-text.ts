import * as v from "valibot";

/** In characters. */
const MAX_CHOICE_LENGTH = 60;

/** A size or color from a link or from storage; '' where the product has none. */
export const ChoiceTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.regex(/^\P{Cc}*$/u),
);
