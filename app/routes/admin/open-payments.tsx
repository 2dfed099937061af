import { useLingui } from "@lingui/react/macro";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import { OpenPaymentsPage } from "#app/admin/orders/open-payments-page.tsx";
import { listOpenPayments } from "#app/data/admin-payments.ts";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { Refusal } from "#app/domain/refusal.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/open-payments";

/** A list that cannot be read leaves the page standing and says so (specification section 8). */
export async function clientLoader() {
  try {
    return { payments: await listOpenPayments(), failure: null };
  } catch (error) {
    if (error instanceof AdminFailure) return { payments: null, failure: error };
    if (error instanceof Refusal) {
      return { payments: null, failure: new AdminFailure("refused", error.message) };
    }
    throw error;
  }
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
