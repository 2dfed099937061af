import { Outlet, redirect } from "react-router";
import { AdminError } from "#app/admin/layout/admin-error.tsx";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { DashboardLayout } from "#app/admin/layout/dashboard-layout.tsx";
import { countInvoicesForOwner } from "#app/data/admin/admin-invoices.ts";
import { countWaitingOrders } from "#app/data/admin/admin-list-orders.ts";
import { requireStaff } from "#app/data/admin/admin-session.ts";
import { listChosenSwatches } from "#app/data/admin/admin-swatches.ts";
import { languageOf, pathIn } from "#app/domain/language.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import type { Route } from "./+types/dashboard";

/** Redirect to the sign-in page. Not for a write: its page shows the error and keeps what was typed. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    if (request.method !== "GET") return next();
    try {
      await requireStaff();
    } catch (error) {
      if (error instanceof ShopError && error.kind === "signed-out") {
        const { pathname, search } = new URL(request.url);
        const signIn = `/admin?${new URLSearchParams({ to: pathname + search })}`;
        throw redirect(pathIn(languageOf(pathname), signIn));
      }
      // The reads of the page fail the same way, and each shows it in its place.
    }
    return next();
  },
];

/** An error of the counts or the swatches is logged. The pages work without them. */
export async function clientLoader() {
  const [orders, invoices, swatches] = await Promise.all([
    countWaitingOrders().catch(() => null),
    countInvoicesForOwner().catch(() => null),
    listChosenSwatches().catch(() => []),
  ]);
  return { waiting: { orders, invoices }, swatches };
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLayout waiting={loaderData.waiting}>
      <ChosenSwatches value={loaderData.swatches}>
        <Outlet />
      </ChosenSwatches>
    </DashboardLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
