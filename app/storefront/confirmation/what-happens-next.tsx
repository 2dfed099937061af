import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order.ts";
import { DeliveryDays } from "./delivery-days.tsx";
import { Parcel } from "./parcel.tsx";

function Title({ status }: Pick<Order, "status">) {
  if (status === "shipped") return <Trans>Your order is on its way</Trans>;
  if (status === "delivered") return <Trans>Your order has arrived</Trans>;
  return <Trans>What happens next?</Trans>;
}

function Steps({ isShipped }: { isShipped: boolean }) {
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted marker:text-terracotta">
      {!isShipped && (
        <>
          <li>
            <Trans>You'll receive an email confirmation shortly</Trans>
          </li>
          <li>
            <Trans>Your order will be processed within 1-2 business days</Trans>
          </li>
          <li>
            <Trans>You'll receive tracking information when your order ships</Trans>
          </li>
        </>
      )}
      <li>
        <Trans>Estimated delivery: 3-5 business days</Trans>
      </li>
    </ul>
  );
}

/** The next steps of an order: to its shipment with days, then its parcel. */
export function WhatHappensNext({ order }: { order: Order }) {
  const { status } = order;
  const isShipped = status === "shipped" || status === "delivered";
  return (
    <section className="border border-hairline bg-surface p-7 sm:p-9">
      <h2 className="text-xl">
        <Title status={status} />
      </h2>
      <div className="mt-4 grid gap-1 empty:hidden">
        {isShipped ? <Parcel order={order} /> : <DeliveryDays order={order} />}
      </div>
      {status !== "delivered" && <Steps isShipped={isShipped} />}
    </section>
  );
}
