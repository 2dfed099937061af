import { useLingui } from "@lingui/react/macro";
import { OfflinePage } from "#app/storefront/offline/offline-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** Kept by the service worker from the first visit on, for pages that were not seen before the network dropped. */
export default function OfflineRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`You are offline`} isPrivate />
      <OfflinePage />
    </>
  );
}
