import * as v from "valibot";
import { MAX_BAG_LINES } from "./bag.ts";
import { LineQuantitySchema } from "./line-quantity.ts";
import type { Cents } from "./money.ts";
import { ProductIdSchema } from "./product-id.ts";
import type { ErrorCode } from "./shop-error.ts";

export const DISCOUNT_KINDS = ["percent", "amount", "free_delivery"] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a shopper may type as a code, trimmed; '' is none. The database knows which codes exist. */
export const DiscountCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
);

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

/** What a code takes off a bag: cents per line, as prices are entered. */
export type DiscountQuote = { code: string; kind: DiscountKind; amounts: Cents[] };

/** The response to a question about a code; the hint belongs to the error's code. */
export type DiscountResult =
  | { quote: DiscountQuote; error: null }
  | { quote: null; error: { code: ErrorCode; hint: string | null } };
