import { data } from "react-router";
import { type Catalogue, catalogueContext, type Sourced } from "#app/data/catalogue/catalogue.ts";
import { catalogueUnavailable } from "#app/data/catalogue/catalogue-unavailable.ts";
import { sitemapResponse } from "#app/data/catalogue/sitemap-response.ts";
import { type Filters, filtersFromQuery, shopPathOf } from "#app/domain/catalogue/filters.ts";
import { type SitemapEntry, sitemapXml } from "#app/domain/catalogue/sitemap.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { INFO_PATHS } from "#app/storefront/info/info-pages.ts";
import { ROUTE_TABLE } from "../route-table.ts";
import type { Route } from "./+types/sitemap-file";

const PART = /^products-([1-9]\d{0,4})\.xml$/;

/** The listed routes without parameters. */
const STATIC_PATHS = ROUTE_TABLE.filter(
  ({ path, robots }) => robots === "sitemap" && !path.includes(":"),
).map(({ path }) => `/${path}`);

async function listPages(catalogue: Catalogue): Promise<Sourced<SitemapEntry[]>> {
  const { value, source } = await catalogue.listTaxonomyInUse();
  const { categories, collections } = value;
  const noFilters = filtersFromQuery(new URLSearchParams());
  const filtered: Filters[] = [
    ...collections.map((collection) => ({ ...noFilters, collections: [collection] })),
    ...categories.map((category) => ({ ...noFilters, categories: [category] })),
  ];
  const paths = [...STATIC_PATHS, ...filtered.map(shopPathOf), ...INFO_PATHS];
  return { value: paths.map((path) => ({ path })), source };
}

/** Return the entries of a sitemap by file name: none for an unknown name, null when products cannot be read. */
async function listEntries(
  catalogue: Catalogue,
  file: string,
): Promise<Sourced<SitemapEntry[]> | null> {
  if (file === "pages.xml") return listPages(catalogue);
  const part = PART.exec(file)?.[1];
  if (!part) return { value: [], source: "database" };
  const products = await catalogue.listPublished(Number(part)).catch(() => null);
  return (
    products && {
      value: products.value.map(({ slug, images }) => ({ path: `/products/${slug}`, images })),
      source: products.source,
    }
  );
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const entries = await listEntries(catalogue, params.file);
  if (entries === null || entries.source === "sample") return catalogueUnavailable();
  if (entries.value.length === 0) throw data(null, { status: 404 });
  const storeUrl = context.get(storeUrlContext) ?? url.origin;
  return sitemapResponse(sitemapXml(storeUrl, entries.value));
}
