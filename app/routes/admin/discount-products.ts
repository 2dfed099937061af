import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { findProducts, nameProducts } from "#app/data/admin/discounts.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/discount-products";

/** Return the products that a discount code may be for: by their ids, or by a part of the name. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const ids = searchParams.get("ids");
  return readOrError(
    ids === null
      ? findProducts(searchParams.get("search") ?? "", language)
      : nameProducts(ids.split(","), language),
  );
}

/** A poll of the page reads nothing again. */
export const shouldRevalidate = () => false;
