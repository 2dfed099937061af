import { useLingui } from "@lingui/react/macro";
import { shippingText } from "#app/domain/delivery/delivery-words.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import type { Summary } from "./summary.ts";

type DeliveryPromiseProps = {
  summary: Pick<Summary, "delivery" | "deliveryAmount" | "isDeliveryKnown">;
};

/** When the order arrives, or where it is picked up. */
export function DeliveryPromise({ summary }: DeliveryPromiseProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const general = useShopNotes()?.shipping;
  const { delivery, deliveryAmount, isDeliveryKnown } = summary;
  if (delivery.method === "pickup") {
    return pickupLines(delivery, language, i18n).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
  }
  return isDeliveryKnown ? shippingText(i18n, deliveryAmount === 0, delivery) : general;
}
