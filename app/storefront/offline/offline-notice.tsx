import { Trans } from "@lingui/react/macro";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { useIsOffline } from "./use-is-offline.ts";

/** The offline notice, fixed at the bottom so that it shifts no layout. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const ref = useBottomInset();
  return (
    <div ref={ref} role="status" className="print:hidden fixed inset-x-0 bottom-0 z-[65]">
      {isOffline && (
        <p className="bg-ink px-5 py-3 text-center text-paper text-sm">
          <Trans>
            You are offline. Pages you have seen still open, and your bag is saved; you need a
            connection to check out.
          </Trans>
        </p>
      )}
    </div>
  );
}
