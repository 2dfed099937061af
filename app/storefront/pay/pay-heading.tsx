import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { Detail } from "#app/ui/detail.tsx";
import { ShopDeadline } from "#app/ui/shop-deadline.tsx";
import { Destination } from "../confirmation/destination.tsx";
import { ReservedHeading } from "../order-payment/reserved-heading.tsx";

/** What is to be paid, until when, and where it goes. */
export function PayHeading({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  const { customerName, paymentDueAt } = order;
  return (
    <>
      <ReservedHeading>
        <Trans>
          {customerName}, we prepared order {number} for you. Choose how to pay it.
        </Trans>
      </ReservedHeading>
      <dl className="grid gap-x-10 gap-y-5 border-hairline border-y py-8 sm:grid-cols-2">
        <Detail name={<Trans>Amount to pay</Trans>}>
          <strong className="text-lg tabular-nums">{formatCents(order.total)}</strong>
        </Detail>
        {paymentDueAt && (
          <Detail name={<Trans>Reserved until</Trans>}>
            <ShopDeadline iso={paymentDueAt} />
          </Detail>
        )}
        <Destination order={order} />
      </dl>
    </>
  );
}
