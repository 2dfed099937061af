import { Trans } from "@lingui/react/macro";
import { useLocation, useNavigation } from "react-router";
import { pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsSlow } from "#app/ui/use-is-slow.ts";
import { ProductSkeleton } from "../product/product-skeleton.tsx";
import { ShopSkeleton } from "../shop/shop-skeleton.tsx";

/** How long a navigation may take before its loading state is shown. */
const LOADING_DELAY_MS = 300;

const SKELETONS = { shop: <ShopSkeleton />, product: <ProductSkeleton /> };

/** Return the skeleton for a pending path, or null when its page has none. */
function skeletonOf(path: string) {
  const [, section = ""] = pathIn("en", path).split("/");
  const name = __SKELETONS__[section];
  return name ? SKELETONS[name] : null;
}

/** Position an element below the header, which stays usable. */
function placeBelowHeader(element: HTMLElement | null) {
  const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  element?.style.setProperty("top", `${bottom}px`);
}

/** Covers the previous page, which React keeps until the next one is ready. */
function PendingPage({ path }: { path: string }) {
  const skeleton = skeletonOf(path);
  if (!skeleton) {
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
  return (
    <div ref={placeBelowHeader} className="fixed inset-x-0 bottom-0 z-30 overflow-hidden bg-paper">
      {skeleton}
      <p
        role="status"
        className="absolute inset-x-0 bottom-8 mx-auto flex w-max items-center gap-3 bg-surface px-5 py-3 text-sm shadow-card"
      >
        <Spinner />
        <span>
          <Trans>Loading {settings.brand}...</Trans>
        </span>
      </p>
    </div>
  );
}

/** The loading state of a slow navigation: the skeleton of the next page, or a spinner. */
export function Loading() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const pending = navigation.location?.pathname;
  const isLeaving = pending !== undefined && pending !== pathname;
  if (!useIsSlow(isLeaving, LOADING_DELAY_MS) || !pending) return null;
  return <PendingPage path={pending} />;
}
