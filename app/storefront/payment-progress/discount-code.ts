import * as v from "valibot";
import { DiscountCodeSchema } from "#app/domain/discount/discount-quote.ts";
import { createStoredValue } from "../stored-value.ts";

/** The discount code for this tab's bag, or ''. It survives a reload and the provider's page, and ends with the order. */
export const discountCode = createStoredValue<string>({
  key: "gemma-luce-discount",
  area: "sessionStorage",
  empty: "",
  parse: (text) => v.parse(DiscountCodeSchema, text),
  serialize: (code) => code || null,
});
