import { useLingui } from "@lingui/react/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import {
  type DeliveryZonesSubmission,
  writeDeliveryZones,
} from "#app/admin/settings/delivery/write-delivery-zones.ts";
import {
  type MethodSubmission,
  writePaymentMethod,
} from "#app/admin/settings/payment-methods/write-payment-method.ts";
import { type PricingSubmission, writePricing } from "#app/admin/settings/pricing/write-pricing.ts";
import { SettingsPage } from "#app/admin/settings/settings-page.tsx";
import { type SettingsSubmission, writeSettings } from "#app/admin/settings/write-settings.ts";
import { getDeliveryZones } from "#app/data/admin/admin-delivery-zones.ts";
import { listPaymentMethods } from "#app/data/admin/admin-payment-methods.ts";
import { getPricingSettings } from "#app/data/admin/admin-pricing.ts";
import { getShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { shopDateAt } from "#app/domain/tax-rate.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/settings";

async function readSettings() {
  const [information, pricing, methods, zones] = await Promise.all([
    getShopInformation(),
    getPricingSettings(),
    listPaymentMethods(),
    getDeliveryZones(),
  ]);
  return { information, pricing, methods, zones, today: shopDateAt(Date.now()) };
}

export function clientLoader() {
  return readOrError(readSettings());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const submission:
    | SettingsSubmission
    | PricingSubmission
    | MethodSubmission
    | DeliveryZonesSubmission = await request.json();
  if (!("intent" in submission)) return writeSettings(submission);
  if (submission.intent === "change-method") return writePaymentMethod(submission);
  return submission.intent === "delivery-zones"
    ? writeDeliveryZones(submission)
    : writePricing(submission);
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
