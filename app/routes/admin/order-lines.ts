import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { readOwnerLines } from "#app/data/admin/owner-orders.ts";
import { bagLinkLines } from "#app/domain/bag/shared-bag.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/order-lines";

/** Return the lines of a shared bag's link with their products and free stock. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return readOrError(readOwnerLines(bagLinkLines(searchParams), languageOf(pathname)));
}

/** Lines that were read again would be added again. */
export const shouldRevalidate = () => false;
