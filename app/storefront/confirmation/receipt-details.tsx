import { Trans, useLingui } from "@lingui/react/macro";
import { invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { shopDayOf } from "#app/domain/time/shop-day.ts";
import { Detail } from "#app/ui/detail.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { Destination } from "./destination.tsx";
import { OrderStatusName } from "./order-status-name.tsx";

export function ReceiptDetails({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const isByCard = order.paymentMethod === "card";
  return (
    <dl className="grid gap-x-10 gap-y-5 border-y border-hairline py-8 sm:grid-cols-2">
      <Detail name={<Trans>Order Number</Trans>}>
        <strong className="tracking-wider">{orderNumberOf(order.id)}</strong>
      </Detail>
      <Detail name={<Trans>Customer</Trans>}>{order.customerName}</Detail>
      {order.email && <Detail name={<Trans>Email</Trans>}>{order.email}</Detail>}
      <Destination order={order} />
      {order.invoiceBuyer && (
        <Detail name={<Trans>Invoice for</Trans>}>{invoiceBuyerText(order.invoiceBuyer)}</Detail>
      )}
      <Detail name={<Trans>Order Date</Trans>}>
        <time dateTime={order.createdAt}>{shopDayOf(order.createdAt, language)}</time>
      </Detail>
      <Detail name={<Trans>Payment Method</Trans>}>
        {isByCard ? <Trans>Payphone</Trans> : paymentMethodName(order.paymentMethod, i18n)}
      </Detail>
      {isByCard && <Detail name={<Trans>Transaction ID</Trans>}>{order.transactionId}</Detail>}
      {!order.isPaid && order.status !== "cancelled" && (
        <Detail name={<Trans>Amount to pay</Trans>}>{formatCents(order.total)}</Detail>
      )}
      <Detail name={<Trans>Status</Trans>}>
        <span className="label-caps inline-block border border-sage px-3 py-1 text-sage">
          <OrderStatusName {...order} />
        </span>
      </Detail>
    </dl>
  );
}
