import { msg } from "@lingui/core/macro";
import { keepShown } from "#app/admin/layout/keep-shown.tsx";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { WaitingPage } from "#app/admin/products/waiting-page.tsx";
import { listStockDemand } from "#app/data/admin/admin-stock-demand.ts";
import type { Route } from "./+types/waiting";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value: demand, error } = await readOrError(keepShown(request, listStockDemand()));
  return { demand, error };
}

export const handle = { title: msg`Waiting customers · Admin` };

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  return <WaitingPage {...loaderData} />;
}
