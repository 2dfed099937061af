import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { InvoicesPage } from "#app/admin/invoices/invoices-page.tsx";
import { writeInvoice } from "#app/admin/invoices/write-invoice.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import {
  countInvoicesForOwner,
  getInvoiceSettings,
  listInvoices,
} from "#app/data/admin/invoices.ts";
import { findFirstOrderDay } from "#app/data/admin/list-orders.ts";
import { invoiceQueryFrom, monthsSince } from "#app/domain/invoice/invoice-query.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import type { Route } from "./+types/invoices";

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = invoiceQueryFrom(new URL(request.url).searchParams);
  const today = shopDateAt(Date.now());
  const [{ value: page, error }, environment, waiting, firstDay] = await Promise.all([
    readOrError(staleIfError(request, listInvoices(query))),
    // The calls log their errors. The list works without these three.
    getInvoiceSettings().then(
      ({ settings }) => settings.environment,
      () => null,
    ),
    countInvoicesForOwner().catch(() => 0),
    findFirstOrderDay().catch(() => yearBefore(today)),
  ]);
  const months = monthsSince(firstDay ?? today, today);
  return { query, page, error, environment, waiting, months };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeInvoice(await request.json());
}

export const handle = { title: msg`Invoices · Admin` };

export default function InvoicesRoute({ loaderData }: Route.ComponentProps) {
  return <InvoicesPage {...loaderData} />;
}
