import { type DocumentSeries, settableSeries } from "#app/domain/invoice/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** Return the series of these settings, each with its next number. Throws a ShopError. */
export async function listDocumentSeries(settings: InvoiceSettings): Promise<DocumentSeries[]> {
  const data = await askAsStaff("reading the next numbers", (client) =>
    client
      .from("tax_document_counters")
      .select("environment,issuer_ruc,kind,next_number")
      .eq("establishment", settings.establishment)
      .eq("emission_point", settings.emission_point),
  );
  return settableSeries(settings, ({ environment, kind }) => {
    // The sandbox's have no RUC.
    const issuer = environment === "sandbox" ? "" : settings.ruc;
    const counter = data.find(
      (row) => row.environment === environment && row.issuer_ruc === issuer && row.kind === kind,
    );
    // A series without a document has no row.
    return counter?.next_number ?? 1;
  });
}

/** Set the next number of a series, forward only. Idempotent. Throws a ShopError; `NUMBER_USED` for one behind the next. */
export async function skipDocumentNumbers({
  environment,
  kind,
  next,
}: DocumentSeries): Promise<void> {
  await askAsStaff("skipping numbers", (client) =>
    client.rpc("skip_document_numbers", {
      environment,
      kind,
      next_number: next,
    }),
  );
}
