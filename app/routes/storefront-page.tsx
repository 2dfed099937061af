import { Outlet } from "react-router";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import { LostPage, lostStatusOf } from "#app/storefront/layout/lost-page.tsx";
import type { Route } from "./+types/storefront-page";

/** A layout route whose error boundary keeps the storefront's layout around a failed page. */
export default function StorefrontPageRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = lostStatusOf(error);
  if (status !== null) return <LostPage status={status} />;
  return (
    <div data-unread>
      <ErrorView message={error instanceof Error ? error.message : undefined} />
    </div>
  );
}
