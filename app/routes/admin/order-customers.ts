import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { findCustomers } from "#app/data/admin/customers.ts";
import type { Route } from "./+types/order-customers";

/** Return earlier customers by a part of their name, phone or email. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readOrError(findCustomers(new URL(request.url).searchParams.get("search") ?? ""));
}

/** A poll of the page reads nothing again. */
export const shouldRevalidate = () => false;
