import { createStoredValue } from "../stored-value.ts";

const MAX_LENGTH = 60;

/**
 * The discount code for this tab's bag, or ''. It survives a reload and the provider's page, and ends with the order. Untrusted input for
 * the server.
 */
export const discountCode = createStoredValue<string>({
  key: "gemma-luce-discount",
  area: "sessionStorage",
  empty: "",
  parse: (text) => text.slice(0, MAX_LENGTH),
  serialize: (code) => code || null,
});
