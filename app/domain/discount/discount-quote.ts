import * as v from "valibot";
import type { ErrorCode } from "../shop/shop-error.ts";

export const DISCOUNT_KINDS = ["percent", "amount", "free_delivery"] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

const DiscountQuoteSchema = v.object({
  code: v.string(),
  kind: v.picklist(DISCOUNT_KINDS),
  /** Cents per line, as prices are entered. */
  amounts: v.array(v.pipe(v.number(), v.safeInteger())),
});

/** What a code takes off a bag. */
export type DiscountQuote = v.InferOutput<typeof DiscountQuoteSchema>;

const DiscountErrorSchema = v.object({
  code: v.custom<ErrorCode>((code) => typeof code === "string"),
  hint: v.nullable(v.string()),
});

/** The response to a question about a code; the hint belongs to the error's code. */
export const DiscountResultSchema = v.union([
  v.object({ quote: DiscountQuoteSchema, error: v.null() }),
  v.object({ quote: v.null(), error: DiscountErrorSchema }),
]);

export type DiscountResult = v.InferOutput<typeof DiscountResultSchema>;
