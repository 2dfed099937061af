import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { catalogueUnavailable } from "#app/data/catalogue/catalogue-unavailable.ts";
import { sitemapResponse } from "#app/data/catalogue/sitemap-response.ts";
import { PRODUCTS_PER_SITEMAP, sitemapIndexXml } from "#app/domain/catalogue/sitemap.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import type { Route } from "./+types/sitemap";

/** Return the sitemap index: one sitemap of pages and as many of products as needed. Sample products have none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const { value: count, source } = await catalogue.countPublished();
  if (source === "sample") return catalogueUnavailable();
  const parts = Array.from(
    { length: Math.ceil(count / PRODUCTS_PER_SITEMAP) },
    (_, index) => `/sitemap/products-${index + 1}.xml`,
  );
  const storeUrl = context.get(storeUrlContext) ?? url.origin;
  return sitemapResponse(sitemapIndexXml(storeUrl, ["/sitemap/pages.xml", ...parts]));
}
