import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { WaitingPage } from "#app/admin/products/waiting-page.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listStockDemand } from "#app/data/admin/stock-demand.ts";
import type { Route } from "./+types/waiting";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value: demand, error } = await readOrError(staleIfError(request, listStockDemand()));
  return { demand, error };
}

export const handle = { title: msg`Waiting customers · Admin` };

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  return <WaitingPage {...loaderData} />;
}
