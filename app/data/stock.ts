import { createContext } from "react-router";
import * as v from "valibot";
import { type FreeStock, FreeStockSchema } from "#app/domain/free-stock.ts";
import { type CurrentVersion, keptByVersion } from "./kept-by-version.ts";
import { restAfterFailure } from "./rest-after-failure.ts";
import type { SupabaseClient } from "./supabase-client.ts";

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

/**
 * Takes a Supabase client with the public key and returns the stock behind it. After a slow failure, of whatever else takes the
 * same `rest` too, nothing is known for a while.
 */
export function supabaseStock(client: SupabaseClient, rest = restAfterFailure()): Stock {
  async function readFree(productId: string): Promise<FreeStock> {
    const { data, error } = await client.rpc("list_free_stock", { product_id: productId });
    if (error) throw new Error(`The stock could not be read: ${error.message}`);
    return v.parse(FreeStockSchema, data);
  }

  return {
    async findFree(productId) {
      if (rest.isResting()) throw new Error("The stock could not be read just now.");
      return rest.attempt(() => readFree(productId));
    },
  };
}

/** As many products as have their page kept in the busiest hour: it asks in two languages and as data, and Quick View asks as well. */
const MOST_PRODUCTS = 200;

/** Takes the stock and how its version is told, and returns the stock that asks the database once per product and version. */
export function versionedStock({ findFree }: Stock, current: CurrentVersion): Stock {
  return { findFree: keptByVersion(findFree, current, MOST_PRODUCTS) };
}
