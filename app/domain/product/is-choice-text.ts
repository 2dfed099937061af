import { MAX_CHOICE_LENGTH } from "./max-choice-length.ts";

/** The characters of a size or color that the database can store. */
const CHOICE_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;

/** Return whether a text from a browser can be a size or color; '' where the product has none. */
export const isChoiceText = (text: string) =>
  text.length <= MAX_CHOICE_LENGTH && CHOICE_CHARACTERS.test(text);
