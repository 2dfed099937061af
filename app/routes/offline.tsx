import { useLingui } from "@lingui/react/macro";
import { OfflinePage } from "#app/storefront/offline/offline-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** Precached by the service worker for uncached pages offline. */
export default function OfflineRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`You are offline`} isPrivate />
      <OfflinePage />
    </>
  );
}
