import { useLingui } from "@lingui/react/macro";
import { PrivacyPage } from "#app/admin/privacy/privacy-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export default function PrivacyRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Personal data · Admin`} isPrivate />
      <PrivacyPage />
    </>
  );
}
