import { msg } from "@lingui/core/macro";
import { InvoicePage } from "#app/admin/invoices/invoice-page.tsx";
import { keepShown } from "#app/admin/layout/keep-shown.tsx";
import { outcomeOf } from "#app/admin/layout/outcome.ts";
import { getInvoiceDetails, retryInvoice } from "#app/data/admin/admin-invoices.ts";
import type { Route } from "./+types/invoice";

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return keepShown(request, getInvoiceDetails(params.documentId));
}

/** The page's only action is the retry. */
export function clientAction({ params }: Route.ClientActionArgs) {
  return outcomeOf(async () => void (await retryInvoice(params.documentId)));
}

export const handle = { title: msg`Invoice · Admin` };

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} />;
}
