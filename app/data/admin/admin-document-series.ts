import { type DocumentSeries, settableSeries } from "#app/domain/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice-settings.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

/** Return the series of these settings, each with its next number. Throws a ShopError. */
export async function listDocumentSeries(settings: InvoiceSettings): Promise<DocumentSeries[]> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("tax_document_counters")
    .select("environment,kind,next_number")
    .eq("establishment", settings.establishment)
    .eq("emission_point", settings.emission_point);
  if (error) throw adminErrorFrom("reading the next numbers", error, status);
  return settableSeries(
    settings.environment,
    ({ environment, kind }) =>
      // A series without a document has no row.
      data.find((row) => row.environment === environment && row.kind === kind)?.next_number ?? 1,
  );
}

/** Set the next number of a series, forward only. Idempotent. Throws a ShopError; `NUMBER_USED` for one behind the next. */
export async function skipDocumentNumbers({
  environment,
  kind,
  next,
}: DocumentSeries): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.rpc("skip_document_numbers", {
    environment,
    kind,
    next_number: next,
  });
  if (error) throw adminErrorFrom("skipping numbers", error, status);
}
