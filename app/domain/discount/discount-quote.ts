import * as v from "valibot";
import { MAX_BAG_LINES } from "../bag/bag.ts";
import { LineQuantitySchema } from "../bag/line-quantity.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import type { ErrorCode } from "../shop/shop-error.ts";
import { oneLineText } from "../text/one-line-text.ts";

export const DISCOUNT_KINDS = ["percent", "amount", "free_delivery"] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a shopper may type as a code, trimmed; '' is none. The database knows which codes exist. */
export const DiscountCodeSchema = oneLineText(60);

/** A question about a code: what does it take off this bag? */
export const DiscountRequestSchema = v.strictObject({
  code: v.pipe(DiscountCodeSchema, v.minLength(1)),
  lines: v.pipe(
    v.array(v.strictObject({ productId: ProductIdSchema, quantity: LineQuantitySchema })),
    v.minLength(1),
    v.maxLength(MAX_BAG_LINES),
  ),
});

export type DiscountRequest = v.InferOutput<typeof DiscountRequestSchema>;

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
