import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { findOrderProducts } from "#app/data/admin/owner-orders.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/order-products";

/** Return the products that the desk may sell, by a part of the name. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return readOrError(findOrderProducts(searchParams.get("search") ?? "", languageOf(pathname)));
}

/** A poll of the page reads nothing again. */
export const shouldRevalidate = () => false;
