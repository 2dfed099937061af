import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { LOAD_FAILURE_ID } from "#app/ui/load-failure.ts";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { useIsOffline } from "./use-is-offline.ts";

const NOTICE = "bg-ink px-5 py-3 text-center text-paper text-sm [&_:focus-visible]:outline-paper";
/** As a link's URL: the browser loads the page again, also without script. */
const THIS_PAGE = "";

/** Fixed at the bottom, so that they shift no layout. The notice of a failed load is in the HTML: scripts may be missing. */
export function ConnectionNotices() {
  const isOffline = useIsOffline();
  const ref = useBottomInset();
  const { key } = useLocation();
  return (
    <div ref={ref} role="status" className="print:hidden fixed inset-x-0 bottom-0 z-[65]">
      {/* The key hides it again after a navigation. */}
      <p key={key} id={LOAD_FAILURE_ID} hidden className={NOTICE}>
        <Trans>Part of this page could not be loaded.</Trans>{" "}
        <a href={THIS_PAGE} className="text-link inline-flex min-h-11 items-center">
          <Trans>Reload the page</Trans>
        </a>
      </p>
      {isOffline && (
        <p className={NOTICE}>
          <Trans>
            You are offline. Pages you have seen still open, and your bag is saved; you need a
            connection to check out.
          </Trans>
        </p>
      )}
    </div>
  );
}
