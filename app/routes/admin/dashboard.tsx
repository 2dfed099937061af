import { createContext, Outlet, redirect } from "react-router";
import { AdminError } from "#app/admin/failure/admin-error.tsx";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { DashboardLayout } from "#app/admin/layout/dashboard-layout.tsx";
import { skipQueryChanges } from "#app/admin/table/skip-query-changes.ts";
import { clearStale } from "#app/admin/toast/stale-if-error.tsx";
import { LOGOUT_QUERY } from "#app/admin/unsaved/logout-query.ts";
import { countInvoicesForOwner } from "#app/data/admin/invoices.ts";
import { countWaitingOrders } from "#app/data/admin/list-orders.ts";
import { requireStaff, signOut } from "#app/data/admin/session.ts";
import { listChosenSwatches } from "#app/data/admin/swatches.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { ChosenSwatches } from "#app/ui/chosen-swatches.ts";
import type { Route } from "./+types/dashboard";

/** The router runs the middleware again after an action, with the same context, even if no loader runs. */
const followsSubmission = createContext(false);

/** Log out, or redirect to the sign-in page. Not for a write: its page shows the error and keeps what was typed. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const { pathname, search } = new URL(request.url);
    const language = languageOf(pathname);
    if (context.get(followsSubmission)) return next();
    if (request.method !== "GET") {
      if (search !== LOGOUT_QUERY) {
        context.set(followsSubmission, true);
        return next();
      }
      clearStale();
      await signOut();
      throw redirect(pathIn(language, "/"));
    }
    try {
      await requireStaff();
    } catch (error) {
      if (error instanceof ShopError && error.kind === "signed-out") {
        const signIn = `/admin?${new URLSearchParams({ to: pathname + search })}`;
        throw redirect(pathIn(language, signIn));
      }
      // Each read of the page shows an outage in its place, and an outage ends no session.
      if (!(error instanceof ShopError) || error.kind !== "unavailable") throw error;
    }
    return next();
  },
];

const skipping = skipQueryChanges();
export const shouldRevalidate = skipping.shouldRevalidate;

/** An error of the counts or the swatches is logged. The pages work without them. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [orders, invoices, swatches] = await Promise.all([
    countWaitingOrders().catch(() => null),
    countInvoicesForOwner().catch(() => null),
    listChosenSwatches().catch(() => []),
  ]);
  skipping.loaded(request);
  return { waiting: { orders, invoices }, swatches };
}

export const HydrateFallback = AdminLoading;

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLayout waiting={loaderData.waiting}>
      <ChosenSwatches value={loaderData.swatches}>
        <Outlet />
      </ChosenSwatches>
    </DashboardLayout>
  );
}

export const ErrorBoundary = AdminError;
