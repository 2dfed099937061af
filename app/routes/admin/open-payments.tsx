import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { OpenPaymentsPage } from "#app/admin/orders/open-payments-page.tsx";
import { writePayment } from "#app/admin/orders/write-payment.ts";
import { listOpenPayments } from "#app/data/admin/admin-payments.ts";
import { languageOf } from "#app/domain/language.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/open-payments";

/** A list that fails to load leaves the rest of the page usable (specification section 8). */
export async function clientLoader() {
  try {
    return { payments: await listOpenPayments(), error: null };
  } catch (error) {
    if (error instanceof ShopError) return { payments: null, error };
    throw error;
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writePayment(await request.json(), languageOf(new URL(request.url).pathname));
}

export function HydrateFallback() {
  return <AdminLoading />;
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
