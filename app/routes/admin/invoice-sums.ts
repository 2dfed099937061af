import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { listMonth } from "#app/data/admin/invoices.ts";
import { sumsByRate } from "#app/domain/invoice/month-entries.ts";
import type { Route } from "./+types/invoice-sums";

/** Return what `?month=` adds up to for each rate of IVA. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = new URL(request.url).searchParams.get("month") ?? "";
  return { month, ...(await readOrError(listMonth(month).then(sumsByRate))) };
}
