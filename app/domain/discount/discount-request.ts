import * as v from "valibot";
import { MAX_BAG_LINES } from "../bag/bag.ts";
import { LineQuantitySchema } from "../bag/line-quantity.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import { oneLineText } from "../text/one-line-text.ts";

/** What a shopper may type as a code, trimmed; '' for no code. The database knows which codes exist. */
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
