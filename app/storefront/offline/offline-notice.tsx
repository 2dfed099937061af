import { Trans } from "@lingui/react/macro";
import { useCoveredFoot } from "#app/ui/use-covered-foot.ts";
import { useIsOffline } from "./use-is-offline.ts";

/** Says that the network is gone, at the window's foot, where it moves nothing. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const ref = useCoveredFoot();
  return (
    <div ref={ref} role="status" className="fixed inset-x-0 bottom-0 z-[65]">
      {isOffline && (
        <p className="bg-ink px-5 py-3 text-center text-paper text-sm">
          <Trans>
            You are offline. Pages you have seen still open, and your bag is kept; to check out you
            need a connection.
          </Trans>
        </p>
      )}
    </div>
  );
}
