import { z } from "zod";
import { type Filters, filtersFromQuery, LETTER_SIZES } from "#app/domain/catalogue/filters.ts";
import type { CheckoutRequirements } from "#app/domain/checkout/checkout-requirements.ts";
import type { SizeChart } from "#app/domain/fit/size-chart.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import type { Product } from "#app/domain/product/product.ts";
import type { ChosenSwatch } from "#app/domain/product/swatch.ts";
import { NO_REVIEWS, type ProductReviews } from "#app/domain/review/review.ts";
import { searchWordsOf } from "#app/domain/text/search-words.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import {
  type ChannelProduct,
  type FormerSlug,
  type FoundProducts,
  type PublishedProduct,
  SEARCH_RESULTS,
  type StoredCategory,
  type StoredCollection,
  type StoredDeliveryZone,
  type StoredProduct,
  type StoredProductDetails,
  type StoredShopInformation,
  type TaxonomyInUse,
} from "./catalogue-values.ts";
import { channelProductsFromJson } from "./channel-product-json.ts";
import { dataOf, rowsOf } from "./data-of.ts";
import { deliveryZonesFromJson } from "./delivery-zones-json.ts";
import { DETAILS_COLUMNS, storedDetailsFromRow } from "./details-row.ts";
import { countChoices, listProducts } from "./filtered-products.ts";
import { listRelated } from "./list-related.ts";
import { PricingSchema } from "./pricing-json.ts";
import { countedProductFromRow, PRODUCT_COLUMNS, productFromRow } from "./product-row.ts";
import { ReviewsSchema } from "./reviews-json.ts";
import { shopInformationFromRow } from "./shop-information-row.ts";
import { SizeChartsSchema } from "./size-charts-json.ts";
import { categoryFromRow, collectionFromRow } from "./taxonomy-row.ts";

const PublishedSchema = z.array(z.object({ slug: z.string(), images: z.array(z.string()) }));

/** The database's rule for slugs. Postgres rejects some characters in any text. */
const SLUG = /^[a-z0-9-]+$/;

const FormerSlugSchema = z.object({ slug: z.string().nullable() }).nullable();

const RequirementsSchema = z.object({ invoiceBuyer: z.boolean(), province: z.boolean() });

const TaxonomyInUseSchema = z.object({
  categories: z.array(z.string()),
  collections: z.array(z.string()),
});

/** What shoppers' pages read. Add a new method here and in `sampleCatalogue`; caching and translation wrap every method. */
export type StoredCatalogue = ReturnType<typeof supabaseCatalogue>;

/**
 * Return the catalogue in the database. `client` has the public key. Every method throws an Error if the database
 * cannot be reached.
 */
export function supabaseCatalogue(client: SupabaseClient) {
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
  const rowsWithIds = async (ids: string[]) =>
    ids.length === 0
      ? []
      : rowsOf(await client.from("products").select(PRODUCT_COLUMNS).in("id", ids));

  return {
    listProducts: (filters: Filters) => listProducts(client, filters),
    countChoices: (filters: Filters) => countChoices(client, filters),
    listNewArrivals: (limit: number) => flagged("is_new_arrival", limit),
    listBestsellers: (limit: number) => flagged("is_bestseller", limit),
    /** The newest products that the shop page finds for a search. */
    async searchProducts(search: string): Promise<FoundProducts> {
      const filters = filtersFromQuery(new URLSearchParams({ q: search }));
      const { products, total } = await listProducts(client, filters);
      return { products: products.slice(0, SEARCH_RESULTS), total };
    },
    /** A search near one that finds nothing, without accents; null for none. */
    async suggestSearch(search: string): Promise<string | null> {
      return dataOf(await client.rpc("suggest_search", { words: searchWordsOf(search) }));
    },
    listByIds: async (ids: string[]) => (await rowsWithIds(ids)).map(productFromRow),
    /** The products of a bag, with their stock per size and color. */
    listForBag: async (ids: string[]) => (await rowsWithIds(ids)).map(countedProductFromRow),
    listRelated: (product: Product) => listRelated(client, product),
    async findProduct(slug: string): Promise<StoredProduct | null> {
      if (!SLUG.test(slug)) return null;
      const answer = await client
        .from("products")
        .select(PRODUCT_COLUMNS)
        .eq("slug", slug)
        .limit(1);
      const [row] = rowsOf(answer);
      return row ? productFromRow(row) : null;
    },
    /** What a product says about its fabric and fit; null if there is no such product. */
    async findProductDetails(slug: string): Promise<StoredProductDetails | null> {
      if (!SLUG.test(slug)) return null;
      const columns = Object.keys(DETAILS_COLUMNS).join();
      const answer = await client.from("products").select(columns).eq("slug", slug).limit(1);
      const [row] = rowsOf<unknown>(answer);
      return row ? storedDetailsFromRow(row) : null;
    },
    /** A page (1-based) of what buyers say about a product, and their counts; none for an unknown slug. */
    async listReviews(slug: string, page: number): Promise<ProductReviews> {
      if (!SLUG.test(slug)) return NO_REVIEWS;
      return ReviewsSchema.parse(dataOf(await client.rpc("list_reviews", { slug, page })));
    },
    /** The size charts with the categories that they are for. */
    async listSizeCharts(): Promise<SizeChart[]> {
      return SizeChartsSchema.parse(dataOf(await client.rpc("list_size_charts")));
    },
    /** The present slug of the product that last had this slug; null if no product ever had it. */
    async findFormerSlug(slug: string): Promise<FormerSlug | null> {
      if (!SLUG.test(slug)) return null;
      return FormerSlugSchema.parse(
        dataOf(await client.rpc("find_former_slug", { former_slug: slug })),
      );
    },
    async countPublished(): Promise<number> {
      const { error, count } = await client
        .from("products")
        .select("slug", { count: "exact" })
        .limit(1);
      if (error || count === null) throw new Error("The products could not be counted.");
      return count;
    },
    /** The products of sitemap `part` (1-based), by slug; empty past the last. Data URLs of pictures are left out. */
    async listPublished(part: number): Promise<PublishedProduct[]> {
      return PublishedSchema.parse(dataOf(await client.rpc("list_published", { part })));
    },
    /** A page of the products that channels list, by slug: those after `slug`, the first ones after ''; empty past the last. */
    async listForChannels(slug: string): Promise<ChannelProduct[]> {
      return channelProductsFromJson(
        dataOf(await client.rpc("list_channel_products", { after: slug })),
      );
    },
    /** By display name. */
    async listCategories(): Promise<StoredCategory[]> {
      const answer = await client.from("categories").select("*").order("display_name");
      return rowsOf(answer).map(categoryFromRow);
    },
    /** By display name. */
    async listCollections(): Promise<StoredCollection[]> {
      const answer = await client.from("collections").select("*").order("display_name");
      return rowsOf(answer).map(collectionFromRow);
    },
    /** The colors that the owner chose for swatches. */
    async listSwatches(): Promise<ChosenSwatch[]> {
      return rowsOf(await client.from("swatches").select("color,hex").order("color"));
    },
    /** The slugs of categories and collections that have products. */
    async listTaxonomyInUse(): Promise<TaxonomyInUse> {
      return TaxonomyInUseSchema.parse(dataOf(await client.rpc("list_taxonomy_in_use")));
    },
    /** The owner's information about the seller, delivery, returns and payment. */
    async findShopInformation(): Promise<StoredShopInformation> {
      const [row] = rowsOf(await client.from("shop_information").select("*").limit(1));
      return shopInformationFromRow(row);
    },
    /** What delivery costs by province, everywhere else last. */
    async listDeliveryZones(): Promise<StoredDeliveryZone[]> {
      return deliveryZonesFromJson(dataOf(await client.rpc("list_delivery_zones")));
    },
    /** Today's rate of IVA, and whether prices include it. */
    async findPricing(): Promise<Pricing> {
      return PricingSchema.parse(dataOf(await client.rpc("find_pricing")));
    },
    /** What checkout has to ask for. */
    async findCheckoutRequirements(): Promise<CheckoutRequirements> {
      return RequirementsSchema.parse(dataOf(await client.rpc("find_checkout_requirements")));
    },
    /** Every size of a product except XS to XL, sorted for display. */
    async listFurtherSizes(): Promise<string[]> {
      const sizes = rowsOf(await client.rpc("list_sizes"));
      return sizes.filter((size) => !LETTER_SIZES.some((letter) => letter === size));
    },
    /** Every color of a product. */
    listColors: async (): Promise<string[]> => rowsOf(await client.rpc("list_colors")),
  };
}
