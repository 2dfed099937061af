import { useLingui } from "@lingui/react/macro";
import { PrivacyPage } from "#app/admin/privacy/privacy-page.tsx";
import { writePrivacy } from "#app/admin/privacy/write-privacy.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/privacy";

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writePrivacy(await request.json());
}

export default function PrivacyRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Personal data · Admin`} isPrivate />
      <PrivacyPage />
    </>
  );
}
