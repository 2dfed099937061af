import { AdminWait } from "#app/admin/layout/admin-wait.tsx";
import { ResetPage } from "#app/admin/session/reset-page.tsx";
import { canSetPassword } from "#app/data/admin-password.ts";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/reset";

export const meta: Route.MetaFunction = () => [
  { title: `Choose a new password · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

export async function clientLoader() {
  return { isAllowed: await canSetPassword() };
}

export function HydrateFallback() {
  return <AdminWait />;
}

export default function ResetRoute({ loaderData }: Route.ComponentProps) {
  return <ResetPage isAllowed={loaderData.isAllowed} />;
}
