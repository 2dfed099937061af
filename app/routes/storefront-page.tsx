import { isRouteErrorResponse, Outlet } from "react-router";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { NotFound } from "#app/storefront/layout/not-found.tsx";
import type { Route } from "./+types/storefront-page";

/** Stands between the frame and its pages, so that a page that cannot be shown leaves the frame standing. */
export default function StorefrontPageRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorView message={error instanceof Error ? error.message : undefined} />;
}
