import { Trans, useLingui } from "@lingui/react/macro";
import type { Delivery } from "#app/domain/delivery/delivery.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import { addressLinesOf, type Order } from "#app/domain/order/order.ts";
import { Detail } from "#app/ui/detail.tsx";
import { useLanguage } from "#app/ui/use-language.ts";

/** Where an order is picked up, among its details; nothing for one that is delivered. */
export function PickupPlace({ delivery }: { delivery: Delivery }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (delivery.method !== "pickup") return null;
  return (
    <Detail name={<Trans>Pick-up</Trans>}>
      {pickupLines(delivery, language, i18n).join(", ")}
    </Detail>
  );
}

/** Where an order goes, among its details: the place of its pick-up, or its address. */
export function Destination({ order }: { order: Pick<Order, "delivery" | "shippingAddress"> }) {
  if (order.delivery.method === "pickup") return <PickupPlace delivery={order.delivery} />;
  return (
    <Detail name={<Trans>Shipping Address</Trans>}>
      {addressLinesOf(order.shippingAddress).join(", ")}
    </Detail>
  );
}
