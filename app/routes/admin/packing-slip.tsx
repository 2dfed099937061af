import { useLingui } from "@lingui/react/macro";
import { PackingSlipsPage } from "#app/admin/orders/packing-slips-page.tsx";
import { getOrderDetails } from "#app/data/admin/admin-order.ts";
import { messagesByLanguage } from "#app/i18n/messages-by-language.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/packing-slip";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ order, paymentCheck }, messages] = await Promise.all([
    getOrderDetails(params.orderId),
    messagesByLanguage("admin", "shop"),
  ]);
  const stopped = paymentCheck?.state === "differs" ? [order.id] : [];
  return { orders: [order], stopped, messages };
}

export default function PackingSlipRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Packing Slip`} isPrivate />
      <PackingSlipsPage {...loaderData} />
    </>
  );
}
