import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { NotFound } from "#app/storefront/layout/not-found.tsx";
import { OfflinePage } from "#app/storefront/offline/offline-page.tsx";
import { useIsOffline } from "#app/storefront/offline/use-is-offline.ts";
import type { Route } from "./+types/storefront-page";

/** Stands between the frame and its pages, so that a page that cannot be shown leaves the frame standing. */
export default function StorefrontPageRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isOffline = useIsOffline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isOffline) return <OfflinePage />;
  return <ErrorView message={error instanceof Error ? error.message : undefined} />;
}
