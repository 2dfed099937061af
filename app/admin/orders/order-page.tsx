import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OrderDetails } from "#app/data/admin/order.ts";
import type { ReversalReading } from "#app/data/admin/order-reversal.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { isStopped } from "#app/domain/order/payment-check.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { ManualPayment } from "./manual-payment.tsx";
import { MessageToCustomer } from "./message-to-customer.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { Fact } from "./order-fact.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderLinks } from "./order-links.tsx";
import { OrderTransitions } from "./order-transitions.tsx";
import { PaymentDifferenceNotice } from "./payment-difference-notice.tsx";
import { PaymentReversal } from "./payment-reversal.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";
import { StatusBadge } from "./status-badge.tsx";

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Payment({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { paymentMethod, transactionId, isPaid } = order;
  return (
    <dl>
      <Fact label={<Trans>Payment Method</Trans>}>{paymentMethodName(paymentMethod, i18n)}</Fact>
      <Fact label={<Trans>Paid</Trans>}>
        {isPaid ? <Trans>Yes</Trans> : <Trans>Not yet</Trans>}
      </Fact>
      {paymentMethod === "card" && (
        <Fact label={<Trans>Transaction ID</Trans>}>{transactionId ?? "–"}</Fact>
      )}
      <Fact label={<Trans>Reference</Trans>}>{order.reference}</Fact>
    </dl>
  );
}

type OrderPageProps = OrderDetails & {
  reversal: ReversalReading;
  lastCourier: string | null;
  /** The text to the customer about the order as it is now. */
  message: string;
};

/** One order: items, customer, payment, history and status transitions. */
export function OrderPage(props: OrderPageProps) {
  const { order, invoices, paymentCheck, payment, reversal, lastCourier, message, ...history } =
    props;
  const number = orderNumberOf(order.id);
  const isAwaiting = order.status === "awaiting_payment";
  const isOver = order.status === "cancelled" || order.status === "refunded";
  const isCancelledUnpaid = order.status === "cancelled" && !order.isPaid;
  const stopped = isStopped(order, paymentCheck);
  const status = useReturnFocus<HTMLSpanElement>(order);
  return (
    <UnsavedGuard>
      <OrderLinks id={order.id} />
      {order.isSandbox && <SandboxBanner />}
      <PageHeading title={<Trans>Order {number}</Trans>}>
        <span
          ref={status}
          role="status"
          // A toast announces the shipment.
          aria-live={order.status === "shipped" ? "off" : "polite"}
          tabIndex={-1}
        >
          <StatusBadge order={order} />
          {order.isPaid && (
            <VisuallyHidden>
              {" "}
              <Trans>Paid</Trans>
            </VisuallyHidden>
          )}
        </span>
        <ButtonLink to={`/admin/orders/${order.id}/packing-slip`} variant="secondary" size="sm">
          <Trans>Packing Slip</Trans>
        </ButtonLink>
      </PageHeading>
      <p className="-mt-3 mb-8 text-muted text-sm">
        <ShopTime iso={order.createdAt} />
      </p>
      {/* Also of one that was sent: the money may have been returned since. */}
      {!isOver && paymentCheck?.difference && (
        <PaymentDifferenceNotice order={order} difference={paymentCheck.difference} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid grid-cols-1 content-start gap-10">
          <Section title={<Trans>Items</Trans>}>
            <OrderLines order={order} />
          </Section>
          {!order.isPaid && (
            <Section title={<Trans>The payment of this order</Trans>}>
              <ManualPayment
                order={order}
                payment={payment}
                invoices={invoices}
                events={history.events}
              />
            </Section>
          )}
          {!isAwaiting && !isCancelledUnpaid && (
            <Section title={<Trans>Next step</Trans>}>
              <OrderTransitions
                order={order}
                invoices={invoices}
                isStopped={stopped}
                reversal={reversal.reversal}
                lastCourier={lastCourier}
              />
            </Section>
          )}
          <Section title={<Trans>Message to the customer</Trans>}>
            <MessageToCustomer order={order} message={message} />
          </Section>
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          <Section title={<Trans>Customer</Trans>}>
            <OrderCustomer order={order} />
          </Section>
          <Section title={<Trans>Payment</Trans>}>
            <Payment order={order} />
            {order.transactionId && (
              <PaymentReversal
                key={order.status}
                order={order}
                invoices={invoices}
                reading={reversal}
              />
            )}
          </Section>
          {invoices.length > 0 && (
            <Section title={<Trans>Invoice</Trans>}>
              <OrderInvoices rows={invoices} />
            </Section>
          )}
          <Section title={<Trans>History</Trans>}>
            <OrderHistory order={order} {...history} />
          </Section>
        </div>
      </div>
    </UnsavedGuard>
  );
}
