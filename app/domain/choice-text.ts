import * as v from "valibot";
import { MAX_CHOICE_LENGTH } from "./max-choice-length.ts";

/** A size or color from a link or from storage; '' where the product has none. */
export const ChoiceTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.regex(/^\P{Cc}*$/u),
);
