import { msg } from "@lingui/core/macro";
import { InvoiceSettingsPage } from "#app/admin/invoices/invoice-settings-page.tsx";
import { writeInvoiceSettings } from "#app/admin/invoices/write-invoice-settings.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listDocumentSeries } from "#app/data/admin/document-series.ts";
import { openInvoiceSettings } from "#app/data/admin/invoices.ts";
import type { Route } from "./+types/invoice-settings";

async function read() {
  const opened = await openInvoiceSettings();
  return { ...opened, series: await listDocumentSeries(opened.settings), now: Date.now() };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return staleIfError(request, read());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeInvoiceSettings(await request.json());
}

export const handle = { title: msg`Invoice settings · Admin` };

export default function InvoiceSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <InvoiceSettingsPage {...loaderData} />;
}
