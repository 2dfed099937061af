import { Trans } from "@lingui/react/macro";
import { useLocation, useNavigation } from "react-router";
import { settings } from "#app/settings.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsSlow } from "./use-is-slow.ts";

/** A page that comes faster than this, in milliseconds, needs no word about it. */
const PATIENCE = 300;

/** Stands over the page while another page is on its way. A change of the same page's query has its own signs. */
export function Loading() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== pathname;
  if (!useIsSlow(isLeaving, PATIENCE)) return null;
  return (
    <div
      role="status"
      className="fixed inset-0 z-[60] grid place-content-center justify-items-center gap-5 bg-veil"
    >
      <Spinner className="size-10" />
      <p className="font-serif text-xl">
        <Trans>Loading {settings.brand}...</Trans>
      </p>
    </div>
  );
}
