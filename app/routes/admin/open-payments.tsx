import { useLingui } from "@lingui/react/macro";
import { keepShown } from "#app/admin/layout/keep-shown.tsx";
import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { OpenPaymentsPage } from "#app/admin/orders/open-payments-page.tsx";
import { writePayment } from "#app/admin/orders/write-payment.ts";
import { listOpenPayments } from "#app/data/admin/admin-payments.ts";
import { languageOf } from "#app/domain/language.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/open-payments";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { value: payments, error } = await readOrError(keepShown(request, listOpenPayments()));
  return { payments, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writePayment(await request.json(), languageOf(new URL(request.url).pathname));
}

export default function OpenPaymentsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Open Payments · Admin`} isPrivate />
      <OpenPaymentsPage {...loaderData} />
    </>
  );
}
