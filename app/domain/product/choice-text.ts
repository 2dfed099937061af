import * as v from "valibot";
import { MAX_CHOICE_LENGTH } from "./max-choice-length.ts";

/** A size or color from a browser, which the database can store; '' where the product has none. */
export const ChoiceTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
);
