import { createStoredValue } from "../stored-value.ts";

const MAX_LENGTH = 60;

/**
 * The discount code for this browser's bag, or ''. It ends with the order, whose receipt may open in another tab. Untrusted input for the
 * server.
 */
export const discountCode = createStoredValue<string>({
  key: "gemma-luce-discount",
  empty: "",
  parse: (text) => text.slice(0, MAX_LENGTH),
  serialize: (code) => code || null,
});
