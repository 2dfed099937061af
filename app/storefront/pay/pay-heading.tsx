import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money.ts";
import { addressLinesOf, type Order, orderNumberOf } from "#app/domain/order.ts";
import { Detail } from "#app/ui/detail.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { PickupPlace } from "../confirmation/pickup-place.tsx";

/** What is to be paid, until when, and where it goes. */
export function PayHeading({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  const { customerName, delivery, paymentDueAt } = order;
  return (
    <>
      <header className="grid gap-3 text-center">
        <h1 className="text-title">
          <Trans>Your items are reserved</Trans>
        </h1>
        <p className="text-lg text-muted">
          <Trans>
            {customerName}, we prepared order {number} for you. Choose how to pay it.
          </Trans>
        </p>
      </header>
      <dl className="grid gap-x-10 gap-y-5 border-hairline border-y py-8 sm:grid-cols-2">
        <Detail name={<Trans>Amount to pay</Trans>}>
          <strong className="text-lg tabular-nums">{formatCents(order.total)}</strong>
        </Detail>
        {paymentDueAt && (
          <Detail name={<Trans>Reserved until</Trans>}>
            <ShopTime iso={paymentDueAt} />
          </Detail>
        )}
        {delivery.method === "pickup" ? (
          <Detail name={<Trans>Pick-up</Trans>}>
            <PickupPlace delivery={delivery} />
          </Detail>
        ) : (
          <Detail name={<Trans>Shipping Address</Trans>}>
            {addressLinesOf(order.shippingAddress).join(", ")}
          </Detail>
        )}
      </dl>
    </>
  );
}
