import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { LETTER_SIZES } from "#app/domain/filters.ts";
import type { Product } from "#app/domain/product.ts";
import type { StoredCatalogue } from "./catalogue.ts";
import { listProducts } from "./list-products.ts";
import { PRODUCT_COLUMNS, productFromRow } from "./product-row.ts";
import { rowsOf } from "./rows-of.ts";
import { categoryFromRow, collectionFromRow } from "./taxonomy-row.ts";

const PublishedSchema = z.object({ slug: z.string(), images: z.array(z.string()) });

/** As the database has it: nothing else can be the address of a product, and Postgres refuses some of it in any text. */
const SLUG = /^[a-z0-9-]+$/;

const FormerAddressSchema = z.object({ slug: z.string().nullable() }).nullable();

const TaxonomyInUseSchema = z.object({
  categories: z.array(z.string()),
  collections: z.array(z.string()),
});

const CollectionSchema = z.object({ products: z.array(z.unknown()) });

/**
 * Takes a Supabase client with the public key and returns the catalogue it can read.
 * Every method throws an Error when the database cannot be reached or answers with one.
 */
export function supabaseCatalogue(client: SupabaseClient): StoredCatalogue {
  const flagged = async (flag: "is_new_arrival" | "is_bestseller", limit: number) =>
    rowsOf(
      await client
        .from("products")
        .select(PRODUCT_COLUMNS)
        .eq(flag, true)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(limit),
    ).map(productFromRow);

  return {
    source: "database",
    listProducts: (filters) => listProducts(client, filters),
    listNewArrivals: (limit) => flagged("is_new_arrival", limit),
    listBestsellers: (limit) => flagged("is_bestseller", limit),
    async listByIds(ids) {
      if (ids.length === 0) return [];
      const answer = await client.from("products").select(PRODUCT_COLUMNS).in("id", ids);
      return rowsOf(answer).map(productFromRow);
    },
    async listRelated(product: Product, limit) {
      if (!product.collection) return [];
      // From the collection to its newest, which one index holds in this order.
      const newest = { ascending: false, referencedTable: "products" };
      const answer = await client
        .from("collections")
        .select(`products(${PRODUCT_COLUMNS})`)
        .eq("name", product.collection)
        .neq("products.id", product.id)
        .order("created_at", newest)
        .order("id", newest)
        .limit(limit, newest);
      return rowsOf(answer).flatMap((row) =>
        CollectionSchema.parse(row).products.map(productFromRow),
      );
    },
    async findProduct(slug) {
      if (!SLUG.test(slug)) return null;
      const answer = await client
        .from("products")
        .select(PRODUCT_COLUMNS)
        .eq("slug", slug)
        .limit(1);
      const [row] = rowsOf(answer);
      return row ? productFromRow(row) : null;
    },
    async findFormerAddress(slug) {
      if (!SLUG.test(slug)) return null;
      const { data, error } = await client.rpc("find_former_slug", { former_slug: slug });
      if (error) throw new Error(`The catalogue could not be read: ${error.message}`);
      return FormerAddressSchema.parse(data);
    },
    async countPublished() {
      const { error, count } = await client
        .from("products")
        .select("slug", { count: "exact" })
        .limit(1);
      if (error || count === null) throw new Error("The products could not be counted.");
      return count;
    },
    async listPublished(part) {
      const answer = await client.rpc("list_published", { part });
      return rowsOf(answer).map((row) => PublishedSchema.parse(row));
    },
    async listCategories() {
      const answer = await client.from("categories").select("*").order("display_name");
      return rowsOf(answer).map(categoryFromRow);
    },
    async listCollections() {
      const answer = await client.from("collections").select("*").order("display_name");
      return rowsOf(answer).map(collectionFromRow);
    },
    async listTaxonomyInUse() {
      const { data, error } = await client.rpc("list_taxonomy_in_use");
      if (error) throw new Error(`The catalogue could not be read: ${error.message}`);
      return TaxonomyInUseSchema.parse(data);
    },
    async listFurtherSizes() {
      const answer = await client.rpc("list_sizes");
      const sizes = rowsOf(answer).filter((size) => typeof size === "string");
      return sizes.filter((size) => !LETTER_SIZES.some((letter) => letter === size));
    },
  };
}
