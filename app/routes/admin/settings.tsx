import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { SettingsPage } from "#app/admin/settings/settings-page.tsx";
import { writeSettings } from "#app/admin/settings/write-settings.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { getChannelReport } from "#app/data/admin/channels.ts";
import { getDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import { listPaymentMethods } from "#app/data/admin/payment-methods.ts";
import { getPricingSettings } from "#app/data/admin/pricing.ts";
import { getShopInformation } from "#app/data/admin/shop-information.ts";
import { shopDateAt } from "#app/domain/money/tax-rate.ts";
import { languageOf } from "#app/domain/text/language.ts";
import type { Route } from "./+types/settings";

async function readSettings() {
  const [information, pricing, zones, methods] = await Promise.all([
    getShopInformation(),
    getPricingSettings(),
    getDeliveryZones(),
    listPaymentMethods(),
  ]);
  return { information, pricing, zones, methods, today: shopDateAt(Date.now()) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  // Not awaited: after a change of the catalogue all of it is read for it.
  const channels = readOrError(getChannelReport(language));
  return { ...(await readOrError(staleIfError(request, readSettings()))), channels };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeSettings(await request.json());
}

export const handle = { title: msg`Settings · Admin` };

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} />;
}
