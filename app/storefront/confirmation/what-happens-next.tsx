import { Trans, useLingui } from "@lingui/react/macro";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { estimateText } from "#app/domain/delivery/delivery-words.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import type { Order } from "#app/domain/order/order.ts";
import { transitDaysOf } from "#app/domain/shop-information/delivery-dates.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { DeliveryDays } from "./delivery-days.tsx";
import { Parcel } from "./parcel.tsx";
import { useDeliveryDates } from "./use-delivery-dates.ts";

function Title({ order: { status, delivery } }: { order: Order }) {
  if (delivery.method === "pickup") {
    if (status === "shipped") return <Trans>Your order is ready to be picked up</Trans>;
    if (status === "delivered") return <Trans>You have picked up your order</Trans>;
    return <Trans>What happens next?</Trans>;
  }
  if (status === "shipped") return <Trans>Your order is on its way</Trans>;
  if (status === "delivered") return <Trans>Your order has arrived</Trans>;
  return <Trans>What happens next?</Trans>;
}

function Steps({ order, isShipped }: { order: Order; isShipped: boolean }) {
  const { delivery } = order;
  const { i18n } = useLingui();
  const language = useLanguage();
  const isPickup = delivery.method === "pickup";
  // The days above replace the general promises, but agree with the days of a zone.
  const { shipsBy, arrives } = useDeliveryDates(order);
  const estimate = useShopNotes()?.estimate;
  const hasEmail = canReceiveMail(order.email);
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted marker:text-terracotta">
      {!isShipped && (
        <>
          {hasEmail && (
            <li>
              <Trans>You'll receive an email confirmation shortly</Trans>
            </li>
          )}
          {shipsBy === null && (
            <li>
              <Trans>Your order will be processed within 1-2 business days</Trans>
            </li>
          )}
          {hasEmail && (
            <li>
              {isPickup ? (
                <Trans>You'll receive an email when your order is ready to be picked up</Trans>
              ) : (
                <Trans>You'll receive tracking information when your order ships</Trans>
              )}
            </li>
          )}
        </>
      )}
      {isPickup && <li>{pickupLines(delivery, language, i18n).join(" · ")}</li>}
      {!isPickup && (isShipped || !arrives || delivery.daysMin !== null) && (
        <li>{estimateText(i18n, estimate ? transitDaysOf(delivery, estimate) : delivery)}</li>
      )}
    </ul>
  );
}

/** The next steps of an order: to its shipment with days, then its parcel. */
export function WhatHappensNext({ order }: { order: Order }) {
  const { status, delivery } = order;
  const isShipped = status === "shipped" || status === "delivered";
  return (
    <section
      className="border border-hairline bg-surface p-7 sm:p-9"
      style={{ breakInside: "avoid" }}
    >
      <h2 className="text-xl">
        <Title order={order} />
      </h2>
      {isShipped ? (
        <dl className="mt-4 empty:hidden">
          {delivery.method === "delivery" && <Parcel order={order} />}
        </dl>
      ) : (
        <div className="mt-4 grid gap-1 empty:hidden">
          <DeliveryDays order={order} />
        </div>
      )}
      {status !== "delivered" && <Steps order={order} isShipped={isShipped} />}
    </section>
  );
}
