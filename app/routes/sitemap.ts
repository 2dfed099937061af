import { type Catalogue, catalogueContext, type PublishedProduct } from "#app/data/catalogue.ts";
import { filtersFromQuery, shopAddressOf } from "#app/domain/filters.ts";
import { type SitemapEntry, sitemapXml } from "#app/domain/sitemap.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { INFO_PAGES } from "#app/storefront/pages/info-pages.ts";
import type { Route } from "./+types/sitemap";

const HOUR = 3600;
const RETRY_SECONDS = "600";
/** So many are asked for at once. */
const BATCH = 500;
/** In two languages four fifths of the 50,000 addresses a sitemap may hold; the products beyond are found by the shop's pages. */
const MOST_PRODUCTS = 20_000;

async function publishedProducts(catalogue: Catalogue): Promise<PublishedProduct[]> {
  const found: PublishedProduct[] = [];
  while (found.length < MOST_PRODUCTS) {
    const batch = await catalogue.listPublished(found.at(-1)?.slug ?? "", BATCH);
    found.push(...batch);
    if (batch.length < BATCH) break;
  }
  return found;
}

async function publishedPages(catalogue: Catalogue): Promise<SitemapEntry[]> {
  const [categories, collections, products] = await Promise.all([
    catalogue.listCategories(),
    catalogue.listCollections(),
    publishedProducts(catalogue),
  ]);
  const everything = filtersFromQuery(new URLSearchParams());
  const shops = [
    everything,
    ...collections.map(({ name }) => ({ ...everything, collection: name })),
    ...categories.map(({ name }) => ({ ...everything, category: name })),
  ];
  return [
    { address: "/" },
    ...shops.map((filters) => ({ address: shopAddressOf(filters) })),
    ...products.map(({ slug, images }) => ({ address: `/products/${slug}`, images })),
    ...INFO_PAGES.map((name) => ({ address: `/info/${name}` })),
  ];
}

/** Lists every public page for crawlers. Sample goods are not for sale: while they stand in, there is nothing to list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const pages = await publishedPages(catalogue);
  if (catalogue.source === "sample") {
    const headers = { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" };
    return new Response(null, { status: 503, headers });
  }
  const storeUrl = context.get(storeUrlContext) ?? new URL(request.url).origin;
  return new Response(sitemapXml(storeUrl, pages), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${HOUR}`,
    },
  });
}
