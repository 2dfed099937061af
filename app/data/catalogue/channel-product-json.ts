import * as v from "valibot";
import { z } from "zod";
import { FreeStockSchema } from "#app/domain/stock/free-stock-response.ts";
import type { ChannelProduct } from "./catalogue-values.ts";
import { productFromRow } from "./product-row.ts";

const RowsSchema = z.array(z.looseObject({ stock: z.unknown() }));

/** Parse the result of `list_channel_products`. Throws a ZodError or a ValiError. */
export function channelProductsFromJson(data: unknown): ChannelProduct[] {
  return RowsSchema.parse(data).map((row) => ({
    ...productFromRow(row),
    stock: v.parse(FreeStockSchema, row.stock),
  }));
}
