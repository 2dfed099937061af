import { ATTEMPT_KEY_FORM } from "#app/domain/checkout/attempt-key-form.ts";
import { createStoredValue } from "../stored-value.ts";

/**
 * The random key of the attempts to pay for this browser's bag, or null. It is stored before the first one, so that the
 * next can release the hold of one whose answer was lost.
 */
export const attemptKey = createStoredValue<string | null>({
  key: "gemma-luce-checkout-attempt",
  empty: null,
  parse(text) {
    if (!ATTEMPT_KEY_FORM.test(text)) throw new Error("Not an attempt key");
    return text;
  },
  serialize: (key) => key,
});
