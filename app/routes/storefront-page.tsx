import { Outlet } from "react-router";
import { ClientErrorPage, clientErrorStatus } from "#app/storefront/layout/client-error-page.tsx";
import { ErrorView } from "#app/storefront/layout/error-view.tsx";
import type { Route } from "./+types/storefront-page";

/** A layout route whose error boundary renders inside the storefront's layout. */
export default function StorefrontPageRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = clientErrorStatus(error);
  if (status !== null) return <ClientErrorPage status={status} />;
  return (
    <div data-error-page>
      <ErrorView message={error instanceof Error ? error.message : undefined} />
    </div>
  );
}
