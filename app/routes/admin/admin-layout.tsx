import { Outlet } from "react-router";
import adminStylesheet from "#app/admin/admin.css?url";
import { AdminError } from "#app/admin/failure/admin-error.tsx";
import { PageAnnouncer } from "#app/ui/page-announcer.tsx";
import type { Route } from "./+types/admin-layout";

/** Keeps the admin out of caches and search engines. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminStylesheet }];

export default function AdminLayout() {
  return (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  );
}

export const ErrorBoundary = AdminError;
