import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { readOwnerLines } from "#app/data/admin/admin-owner-orders.ts";
import { languageOf } from "#app/domain/language.ts";
import { bagLinkLines } from "#app/domain/shared-bag.ts";
import type { Route } from "./+types/order-lines";

/** Return the lines of a shared bag's link with their products and free stock. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return readOrError(readOwnerLines(bagLinkLines(searchParams), languageOf(pathname)));
}

/** Lines that were read again would be added again. */
export const shouldRevalidate = () => false;
