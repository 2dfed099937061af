import { msg } from "@lingui/core/macro";
import { InvoicePage } from "#app/admin/invoices/invoice-page.tsx";
import { writeInvoice } from "#app/admin/invoices/write-invoice.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { getInvoiceDetails } from "#app/data/admin/invoices.ts";
import type { Route } from "./+types/invoice";

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return staleIfError(request, getInvoiceDetails(params.documentId));
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeInvoice(await request.json());
}

export const handle = { title: msg`Invoice · Admin` };

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
