import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { OpenPaymentsPage } from "#app/admin/orders/open-payments-page.tsx";
import { writePayment } from "#app/admin/orders/write-payment.ts";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { listOpenPayments } from "#app/data/admin/payments.ts";
import { languageOf } from "#app/domain/text/language.ts";
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
