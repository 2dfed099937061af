import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { shopWeekdayOf } from "#app/domain/time/shop-day.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useDeliveryDates } from "./use-delivery-dates.ts";

/** The days on which an order is sent and arrives, by the owner's estimates; empty without them. */
export function DeliveryDays({ order }: { order: Order }) {
  const language = useLanguage();
  const { delivery } = order;
  const { shipsBy, arrives } = useDeliveryDates(order);
  const sent = shipsBy && shopWeekdayOf(shipsBy, language);
  const [from, to] = arrives
    ? [shopWeekdayOf(arrives.from, language), shopWeekdayOf(arrives.to, language)]
    : [];
  return (
    <>
      {sent && (
        <p>
          {delivery.method === "pickup" ? (
            <Trans>It will be ready for pick-up by {sent}.</Trans>
          ) : (
            <Trans>We will send it by {sent}.</Trans>
          )}
        </p>
      )}
      {to && (
        <p>
          {from === to ? (
            <Trans>It should arrive on {to}.</Trans>
          ) : (
            <Trans>
              It should arrive between {from} and {to}.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}
