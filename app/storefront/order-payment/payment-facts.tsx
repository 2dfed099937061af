import { Trans, useLingui } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { Detail } from "#app/ui/detail.tsx";
import { ShopDeadline } from "#app/ui/shop-deadline.tsx";
import { PickupPlace } from "../confirmation/destination.tsx";

/** What to pay, how, until when, what to quote, and where it is picked up. */
export function PaymentFacts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const isQuoted = !isPaidOnHandover(order.paymentMethod);
  return (
    <dl className="grid gap-x-10 gap-y-5 border-hairline border-y py-8 sm:grid-cols-2">
      <Detail name={<Trans>Amount to pay</Trans>}>
        <strong className="text-lg tabular-nums">{formatCents(order.total)}</strong>
      </Detail>
      <Detail name={<Trans>Payment Method</Trans>}>
        {paymentMethodName(order.paymentMethod, i18n)}
      </Detail>
      <Detail name={isQuoted ? <Trans>Reference to quote</Trans> : <Trans>Order Number</Trans>}>
        <strong className="tracking-wider">{orderNumberOf(order.id)}</strong>
      </Detail>
      <PickupPlace delivery={order.delivery} />
      {isQuoted && order.paymentDueAt && (
        <Detail name={<Trans>Reserved until</Trans>}>
          <ShopDeadline iso={order.paymentDueAt} />
        </Detail>
      )}
    </dl>
  );
}
