import { catalogueContext } from "#app/data/catalogue.ts";
import { PRODUCTS_A_SITEMAP, sitemapIndexXml } from "#app/domain/sitemap.ts";
import type { Route } from "./+types/sitemap";
import { sitemapAnswer, sitemapUnavailable, storeUrlOf } from "./sitemap-answer.ts";

/** Names the sitemaps, one of pages and as many of products as there have to be. Sample goods are not for sale, so they have none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const count = await catalogue.countPublished();
  if (catalogue.source === "sample") return sitemapUnavailable();
  const parts = Array.from(
    { length: Math.ceil(count / PRODUCTS_A_SITEMAP) },
    (_, index) => `/sitemap/products-${index + 1}.xml`,
  );
  return sitemapAnswer(sitemapIndexXml(storeUrlOf(context, url), ["/sitemap/pages.xml", ...parts]));
}
