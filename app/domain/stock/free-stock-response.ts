import * as v from "valibot";
import { WholeNumberSchema } from "../text/count.ts";

export const FreeStockSchema = v.object({
  /** For all sizes and colors. */
  total: WholeNumberSchema,
  /** Per size and color; empty if the product does not count them separately. */
  lines: v.array(v.object({ size: v.string(), color: v.string(), free: WholeNumberSchema })),
});

/** The response of `/products/:slug/stock`. Null if the stock is unknown. */
export const FreeStockResponseSchema = v.nullable(FreeStockSchema);

/** The free stock of several products, by id. */
export const FreeStocksSchema = v.record(v.string(), FreeStockSchema);
