import { Outlet } from "react-router";
import { AdminError } from "#app/admin/layout/admin-error.tsx";
import { browserI18n } from "#app/i18n/browser-i18n.ts";
import type { Route } from "./+types/admin-layout";

/** The server answers the admin's addresses with an empty frame; nothing of it may be kept by a cache or an index. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

/** Whoever comes from the shop has not read the desk's words yet. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    await browserI18n("admin");
    await next();
  },
];

export default function AdminLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
