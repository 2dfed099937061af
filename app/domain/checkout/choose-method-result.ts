import * as v from "valibot";
import type { ErrorCode } from "../shop/shop-error.ts";

/** The response to a choice of a way to pay: with null the order is made. */
export const ChooseMethodResultSchema = v.object({
  error: v.nullable(v.custom<ErrorCode>((code) => typeof code === "string")),
});

export type ChooseMethodResult = v.InferOutput<typeof ChooseMethodResultSchema>;
