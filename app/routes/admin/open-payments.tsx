import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { staleIfError } from "#app/admin/layout/stale-if-error.tsx";
import { OpenPaymentsPage } from "#app/admin/orders/open-payments-page.tsx";
import { writePayment } from "#app/admin/orders/write-payment.ts";
import { listOpenPayments } from "#app/data/admin/admin-payments.ts";
import { languageOf } from "#app/domain/language.ts";
import type { Route } from "./+types/open-payments";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value: payments, error } = await readOrError(staleIfError(request, listOpenPayments()));
  return { payments, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writePayment(await request.json(), languageOf(new URL(request.url).pathname));
}

export const handle = { title: msg`Open Payments · Admin` };

export default function OpenPaymentsRoute({ loaderData }: Route.ComponentProps) {
  return <OpenPaymentsPage {...loaderData} />;
}
