import { data, redirect } from "react-router";
import { languageOf, pathIn } from "#app/domain/language.ts";
import type { Product } from "#app/domain/product.ts";
import type { Catalogue } from "./catalogue.ts";

const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const GONE = 410;

/**
 * Takes the catalogue, the slug in an address and that address, and returns the product that stands there. Throws what
 * answers in its place: the way to where the product stands now, 410 where it was deleted, or 404 where there never was one.
 */
export async function requireProduct(
  catalogue: Pick<Catalogue, "findProduct" | "findFormerSlug">,
  slug: string,
  url: URL,
): Promise<Product> {
  const { value: product } = await catalogue.findProduct(slug);
  if (product) return product;
  const { value: former } = await catalogue.findFormerSlug(slug);
  if (!former?.slug) throw data(null, { status: former ? GONE : NOT_FOUND });
  const rest = pathIn("en", url.pathname).slice(`/products/${slug}`.length);
  const present = pathIn(languageOf(url.pathname), `/products/${former.slug}${rest}`);
  throw redirect(present + url.search, MOVED_PERMANENTLY);
}
