import { Outlet } from "react-router";
import { AdminError } from "#app/admin/layout/admin-error.tsx";
import type { Route } from "./+types/admin-layout";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** The server answers the admin's addresses with an empty frame; nothing of it may be kept by a cache or an index. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

export default function AdminLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
