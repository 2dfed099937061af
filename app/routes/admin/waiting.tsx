import { useLingui } from "@lingui/react/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { WaitingPage } from "#app/admin/products/waiting-page.tsx";
import { listStockDemand } from "#app/data/admin/admin-stock-demand.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/waiting";

export async function clientLoader() {
  const { value: demand, error } = await readOrError(listStockDemand());
  return { demand, error };
}

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Waiting customers · Admin`} isPrivate />
      <WaitingPage {...loaderData} />
    </>
  );
}
