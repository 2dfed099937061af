import { useLingui } from "@lingui/react/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { type PricingSubmission, writePricing } from "#app/admin/settings/pricing/write-pricing.ts";
import { SettingsPage } from "#app/admin/settings/settings-page.tsx";
import { type SettingsSubmission, writeSettings } from "#app/admin/settings/write-settings.ts";
import { getPricingSettings } from "#app/data/admin/admin-pricing.ts";
import { getShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { shopDateAt } from "#app/domain/tax-rate.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/settings";

async function readSettings() {
  const [information, pricing] = await Promise.all([getShopInformation(), getPricingSettings()]);
  return { information, pricing, today: shopDateAt(Date.now()) };
}

export function clientLoader() {
  return readOrError(readSettings());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const submission: SettingsSubmission | PricingSubmission = await request.json();
  return "intent" in submission ? writePricing(submission) : writeSettings(submission);
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Settings · Admin`} isPrivate />
      <SettingsPage {...loaderData} />
    </>
  );
}
