import { Outlet } from "react-router";
import deskSheet from "#app/admin/desk.css?url";
import { AdminError } from "#app/admin/layout/admin-error.tsx";
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

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export default function AdminLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
