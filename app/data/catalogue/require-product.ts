import { data, redirect } from "react-router";
import type { Product } from "#app/domain/product/product.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import type { Catalogue } from "./catalogue.ts";

const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const GONE = 410;

/** Return the product of a slug. Throws a response if there is none: 301 to its present slug, 410 if it was deleted, else 404. */
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
