import { useLingui } from "@lingui/react/macro";
import { InvoiceSettingsPage } from "#app/admin/invoices/invoice-settings-page.tsx";
import { outcomeOf } from "#app/admin/layout/outcome.ts";
import { openInvoiceSettings, saveInvoiceSettings } from "#app/data/admin/admin-invoices.ts";
import type { InvoiceSettings } from "#app/domain/invoice-settings.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/invoice-settings";

export async function clientLoader() {
  return { ...(await openInvoiceSettings()), now: Date.now() };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const submission: { settings: InvoiceSettings; version: string } = await request.json();
  return outcomeOf(
    async () => void (await saveInvoiceSettings(submission.settings, submission.version)),
  );
}

export default function InvoiceSettingsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Settings of invoices · Admin`} isPrivate />
      <InvoiceSettingsPage {...loaderData} />
    </>
  );
}
