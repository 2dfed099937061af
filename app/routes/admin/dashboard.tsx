import { Outlet, redirect } from "react-router";
import { AdminError } from "#app/admin/layout/admin-error.tsx";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { DashboardLayout } from "#app/admin/layout/dashboard-layout.tsx";
import { requireStaff } from "#app/data/admin-session.ts";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { addressIn, languageOf } from "#app/domain/language.ts";
import type { Route } from "./+types/dashboard";

/** Stands before every loader below it, so that none of them runs for somebody who is not staff. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    try {
      await requireStaff();
    } catch (error) {
      if (!(error instanceof AdminFailure) || error.reason !== "signed-out") throw error;
      const { pathname, search } = new URL(request.url);
      const door = `/admin?${new URLSearchParams({ to: pathname + search })}`;
      throw redirect(addressIn(languageOf(pathname), door));
    }
    await next();
  },
];

/** Makes the guard run on the first page too, before anything of the dashboard is shown. */
export async function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function DashboardRoute() {
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
