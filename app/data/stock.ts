import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import { z } from "zod";
import type { FreeStock } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";

export interface Stock {
  /** Returns what is free of a product, holds taken off; null where nothing can be known. Throws when the database cannot be reached. */
  findFree(product: Pick<Product, "id" | "sizes" | "colors">): Promise<FreeStock | null>;
}

/** Takes the stock and a product and returns what is free of it; null as well when the database cannot say, since checkout asks again. */
export async function findFreeOrNull(
  stock: Stock,
  product: Parameters<Stock["findFree"]>[0],
): Promise<FreeStock | null> {
  return stock.findFree(product).catch(() => null);
}

/** Set by the host for each request; where there is no database nothing can be known. */
export const stockContext = createContext<Stock>({ findFree: async () => null });

const VariantsSchema = z.array(z.object({ size: z.string(), color: z.string() }));

/** Takes a Supabase client with the public key and returns the stock behind it. */
export function supabaseStock(client: SupabaseClient): Stock {
  const freeOf = async (id: string, size: string, color: string) => {
    const { data, error } = await client.rpc("free_stock", { product_id: id, size, color });
    if (error) throw new Error(`The stock could not be read: ${error.message}`);
    return z.int().parse(data);
  };
  return {
    async findFree({ id, sizes, colors }) {
      const { data, error } = await client
        .from("product_variants")
        .select("size,color")
        .eq("product_id", id);
      if (error) throw new Error(`The stock could not be read: ${error.message}`);
      const variants = VariantsSchema.parse(data);
      if (variants.length === 0) {
        return { total: await freeOf(id, sizes[0] ?? "", colors[0] ?? ""), lines: [] };
      }
      const lines = await Promise.all(
        variants.map(async ({ size, color }) => ({
          size,
          color,
          free: await freeOf(id, size, color),
        })),
      );
      return { total: lines.reduce((sum, { free }) => sum + free, 0), lines };
    },
  };
}
