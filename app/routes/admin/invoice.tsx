import { msg } from "@lingui/core/macro";
import { InvoicePage } from "#app/admin/invoices/invoice-page.tsx";
import { outcomeOf } from "#app/admin/layout/outcome.ts";
import { staleIfError } from "#app/admin/layout/stale-if-error.tsx";
import { getInvoiceDetails, retryInvoice } from "#app/data/admin/admin-invoices.ts";
import type { Route } from "./+types/invoice";

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return staleIfError(request, getInvoiceDetails(params.documentId));
}

/** The page's only action is the retry. */
export function clientAction({ params }: Route.ClientActionArgs) {
  return outcomeOf(async () => void (await retryInvoice(params.documentId)));
}

export const handle = { title: msg`Invoice · Admin` };

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
