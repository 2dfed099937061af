import * as v from "valibot";
import { isChoiceText } from "./is-choice-text.ts";

/** A size or color from a browser, which the database can store; '' where the product has none. */
export const ChoiceTextSchema = v.pipe(v.string(), v.check(isChoiceText));
