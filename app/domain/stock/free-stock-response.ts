import * as v from "valibot";
import { WholeNumberSchema } from "../text/count.ts";
import type { FreeStock } from "./free-stock.ts";

export const FreeStockSchema: v.GenericSchema<unknown, FreeStock> = v.object({
  total: WholeNumberSchema,
  lines: v.array(v.object({ size: v.string(), color: v.string(), free: WholeNumberSchema })),
});

/** The response of `/products/:slug/stock`. Null if the stock is unknown. */
export const FreeStockResponseSchema = v.nullable(FreeStockSchema);

/** The free stock of several products, by id. */
export const FreeStocksSchema = v.record(v.string(), FreeStockSchema);
