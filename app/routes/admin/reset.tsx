import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { ResetPage } from "#app/admin/session/reset-page.tsx";
import { canSetPassword } from "#app/data/admin-password.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/reset";

export async function clientLoader() {
  return { isAllowed: await canSetPassword() };
}

export function HydrateFallback() {
  return <AdminLoading />;
}

export default function ResetRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Choose a new password`} isPrivate />
      <ResetPage isAllowed={loaderData.isAllowed} />
    </>
  );
}
