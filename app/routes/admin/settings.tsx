import { useLingui } from "@lingui/react/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { SettingsPage } from "#app/admin/settings/settings-page.tsx";
import { writeSettings } from "#app/admin/settings/write-settings.ts";
import { getShopInformation } from "#app/data/admin/admin-shop-information.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/settings";

export function clientLoader() {
  return readOrError(getShopInformation());
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeSettings(await request.json());
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
