import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import * as v from "valibot";
import { type FreeStock, FreeStockSchema } from "#app/domain/free-stock.ts";

export interface Stock {
  /** Returns what is free of a product, holds taken off; null where nothing can be known. Throws when the database cannot be reached. */
  findFree(productId: string): Promise<FreeStock | null>;
}

/** Takes the stock and a product's id and returns what is free of it; null as well when the database cannot say, since checkout asks again. */
export async function findFreeOrNull(stock: Stock, productId: string): Promise<FreeStock | null> {
  return stock.findFree(productId).catch(() => null);
}

/** Set by the host for each request; where there is no database nothing can be known. */
export const stockContext = createContext<Stock>({ findFree: async () => null });

/** Takes a Supabase client with the public key and returns the stock behind it. */
export function supabaseStock(client: SupabaseClient): Stock {
  return {
    async findFree(productId) {
      const { data, error } = await client.rpc("list_free_stock", { product_id: productId });
      if (error) throw new Error(`The stock could not be read: ${error.message}`);
      return v.parse(FreeStockSchema, data);
    },
  };
}
