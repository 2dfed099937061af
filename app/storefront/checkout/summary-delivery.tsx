import { Trans, useLingui } from "@lingui/react/macro";
import { pickupLines, shippingText } from "#app/domain/delivery-words.ts";
import { formatCents } from "#app/domain/money.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import type { Summary } from "./summary.ts";

type SummaryDeliveryProps = {
  summary: Pick<Summary, "delivery" | "deliveryAmount" | "isDeliveryKnown">;
};

/** The cost of delivery, as a row of the summary. */
export function DeliveryRow({ summary, className }: SummaryDeliveryProps & { className: string }) {
  const { delivery, deliveryAmount, isDeliveryKnown } = summary;
  return (
    <div className={className}>
      <dt className="text-muted">
        {delivery.method === "pickup" ? <Trans>Pick-up</Trans> : <Trans>Shipping</Trans>}
      </dt>
      <dd>
        {!isDeliveryKnown && <Trans>Depends on your province</Trans>}
        {isDeliveryKnown &&
          (deliveryAmount > 0 ? formatCents(deliveryAmount) : <Trans>Free</Trans>)}
      </dd>
    </div>
  );
}

/** When the order arrives, or where it is picked up. */
export function DeliveryPromise({ summary }: SummaryDeliveryProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const general = useShopNotes()?.shipping;
  const { delivery, deliveryAmount, isDeliveryKnown } = summary;
  if (delivery.method === "pickup") {
    return pickupLines(delivery, language).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
  }
  return isDeliveryKnown ? shippingText(i18n, deliveryAmount === 0, delivery) : general;
}
