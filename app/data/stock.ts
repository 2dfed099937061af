import * as v from "valibot";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { FreeStockSchema, FreeStocksSchema } from "#app/domain/stock/free-stock-response.ts";
import type { SupabaseClient } from "./supabase-client.ts";

export interface Stock {
  /** Return a product's stock less holds; null if unknown. Throws if the database cannot be reached. */
  findFree(productId: string): Promise<FreeStock | null>;
  /** Return the free stock of several products by id, at most 25. Throws if the database cannot be reached. */
  findFreeOf(productIds: string[]): Promise<Record<string, FreeStock>>;
}

/** Return a product's free stock, or null if unknown or the database cannot be reached. Checkout checks again. */
export async function findFreeOrNull(
  stock: Stock | null,
  productId: string,
): Promise<FreeStock | null> {
  return stock?.findFree(productId).catch(() => null) ?? null;
}

/** Return the stock in the database. `client` has the public key. */
export function supabaseStock(client: SupabaseClient): Stock {
  return {
    async findFree(productId) {
      const { data, error } = await client.rpc("list_free_stock", { product_id: productId });
      if (error) throw new Error(`The stock could not be read: ${error.message}`);
      return v.parse(FreeStockSchema, data);
    },
    async findFreeOf(productIds) {
      const { data, error } = await client.rpc("list_free_stock_of", { product_ids: productIds });
      if (error) throw new Error(`The stock could not be read: ${error.message}`);
      return v.parse(FreeStocksSchema, data);
    },
  };
}
