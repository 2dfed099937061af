import { Trans } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { orderNumberOf, receiptPathOf } from "#app/domain/order/order.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Detail } from "#app/ui/detail.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { PickupPlace } from "../confirmation/destination.tsx";
import { OrderStatusName } from "../confirmation/order-status-name.tsx";
import { Parcel } from "../confirmation/parcel.tsx";
import type { FoundOrder } from "./order-lookup-result.ts";

const UNSENT: readonly OrderStatus[] = ["awaiting_payment", "pending", "processing"];

/** The parcel, or that there is none yet; nothing of an order that was sent without a number, or will not be sent. */
function ParcelDetail({ order }: { order: FoundOrder }) {
  if (order.courier || order.trackingNumber) return <Parcel order={order} />;
  if (!UNSENT.includes(order.status)) return null;
  return (
    <Detail name={<Trans>Tracking Number</Trans>}>
      <Trans>Not shipped yet</Trans>
    </Detail>
  );
}

/** The status of an order and a link to its receipt. */
export function FoundOrderView({ order }: { order: FoundOrder }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="found-order" className="border border-hairline bg-surface p-7 sm:p-9">
      <h2 id="found-order" className="text-xl">
        <Trans>Order {orderNumberOf(order.id)}</Trans>
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Detail name={<Trans>Status</Trans>}>
          <strong>
            <OrderStatusName {...order} />
          </strong>
        </Detail>
        {order.delivery.method === "pickup" ? (
          <PickupPlace delivery={order.delivery} />
        ) : (
          <ParcelDetail order={order} />
        )}
        <Detail name={<Trans>Order Date</Trans>}>
          <time dateTime={order.createdAt}>{shopDayOf(order.createdAt, language)}</time>
        </Detail>
        <Detail name={<Trans>Total</Trans>}>{formatCents(order.total)}</Detail>
      </dl>
      {order.status === "awaiting_payment" ? (
        <ButtonLink to={`/orders/${order.reference}`} reloadDocument className="mt-8">
          {isPaidOnHandover(order.paymentMethod) ? (
            <Trans>View your order</Trans>
          ) : (
            <Trans>Pay this order</Trans>
          )}
        </ButtonLink>
      ) : (
        // As a document, which screen readers announce: the receipt is outside the storefront's layout.
        <ButtonLink
          to={receiptPathOf(order.reference)}
          reloadDocument
          variant="secondary"
          className="mt-8"
        >
          <Trans>View your receipt</Trans>
        </ButtonLink>
      )}
    </section>
  );
}
