import * as v from "valibot";
import { CATALOGUE_SOURCES } from "../catalogue/catalogue-source.ts";
import { productIdsSchema } from "../product/product-id.ts";
import { ProductSchema } from "../product/product-schema.ts";
import { FreeStocksSchema } from "../stock/free-stock-response.ts";

/** Product ids per request. The server keeps each answer for an outage, so answers stay small. */
export const MAX_IDS_PER_REQUEST = 25;

/** The query parameter of `/wishlist/products`: `ids=<uuid>,<uuid>`. */
export const WishlistIdsSchema = productIdsSchema(MAX_IDS_PER_REQUEST);

/** The response of `/wishlist/products`. A requested product that is missing is no longer sold. */
export const WishlistResponseSchema = v.object({
  source: v.picklist(CATALOGUE_SOURCES),
  products: v.array(ProductSchema),
  /** The free stock by product id; a missing one is unknown. */
  stock: FreeStocksSchema,
});

export type WishlistResponse = v.InferOutput<typeof WishlistResponseSchema>;
