import { useLingui } from "@lingui/react/macro";
import { InvoicePage } from "#app/admin/invoices/invoice-page.tsx";
import { keepShown } from "#app/admin/layout/keep-shown.tsx";
import { outcomeOf } from "#app/admin/layout/outcome.ts";
import { getInvoiceDetails, retryInvoice } from "#app/data/admin/admin-invoices.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/invoice";

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return keepShown(request, getInvoiceDetails(params.documentId));
}

/** The page's only action is the retry. */
export function clientAction({ params }: Route.ClientActionArgs) {
  return outcomeOf(async () => void (await retryInvoice(params.documentId)));
}

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Invoice · Admin`} isPrivate />
      <InvoicePage {...loaderData} />
    </>
  );
}
