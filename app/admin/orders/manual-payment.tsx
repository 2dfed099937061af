import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import type { ManualPayment as Payment } from "#app/data/admin/order-payment.ts";
import type { OrderEvent } from "#app/data/admin/order-row.ts";
import { isErasedEmail } from "#app/domain/contact/is-erased-email.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { PayLink } from "./pay-link.tsx";
import { PaymentDecisions } from "./payment-decisions.tsx";
import { ProofList } from "./proof-list.tsx";

type ManualPaymentProps = {
  order: Order;
  payment: Payment;
  invoices: readonly InvoiceRow[];
  events: readonly OrderEvent[];
};

type StateProps = { order: Order; payment: Payment; isOver: boolean; isErased: boolean };

function State({ order, payment, isOver, isErased }: StateProps) {
  const total = formatCents(order.total);
  const number = orderNumberOf(order.id);
  if (isOver) return <Trans>It was accepted, then cancelled. Nothing is due.</Trans>;
  if (isErased) {
    return (
      <Trans>
        It was cancelled unpaid, and its address was erased. If {total} came after all, return the
        money.
      </Trans>
    );
  }
  if (order.status === "cancelled" && payment.hasNewProof) {
    return (
      <Trans>
        It was cancelled before its receipt was checked. Compare the receipt with your account:{" "}
        {total}, reference {number}. If the money is there, confirm the payment. If its items are
        sold, return the money, and refuse the payment with that as the reason. Refuse it also if no
        money came.
      </Trans>
    );
  }
  if (order.status === "cancelled") {
    return <Trans>It was cancelled unpaid. If {total} came after all, confirm it here.</Trans>;
  }
  const isAtPickup = order.paymentMethod === "pay_at_pickup";
  if (order.status !== "awaiting_payment") {
    if (isAtPickup) return <Trans>{total} is to be paid at pick-up.</Trans>;
    return <Trans>{total} is to be paid on delivery.</Trans>;
  }
  if (isAtPickup) return <Trans>Accept it, and {total} is paid when it is picked up.</Trans>;
  if (order.paymentMethod === "cash_on_delivery") {
    return <Trans>Accept it, and {total} is paid when it arrives.</Trans>;
  }
  if (order.paymentMethod === "unchosen") {
    return <Trans>The customer has not chosen yet how to pay {total}. Send them the link.</Trans>;
  }
  if (payment.hasNewProof) {
    return (
      <Trans>
        Compare the receipt with your account: {total}, reference {number}.
      </Trans>
    );
  }
  return (
    <Trans>
      Waiting for {total}, reference {number}.
    </Trans>
  );
}

/** The payment that a person confirms: its proofs, and what staff decide. */
export function ManualPayment({ order, payment, invoices, events }: ManualPaymentProps) {
  const isAwaiting = order.status === "awaiting_payment";
  // Its items were sold and may be in stock again, so the database takes no payment for it.
  const isOver = order.status === "cancelled" && events.some(({ code }) => code === "accepted");
  // It could not be sent.
  const isErased = order.status === "cancelled" && isErasedEmail(order.email);
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-4">
        <p>
          <State order={order} payment={payment} isOver={isOver} isErased={isErased} />
        </p>
        {isAwaiting && order.paymentDueAt && (
          <p className="text-muted text-sm">
            <Trans>
              Its items are held until <ShopTime iso={order.paymentDueAt} />.
            </Trans>
          </p>
        )}
        {payment.refusal && (
          <p className="wrap-anywhere border-amber border-l-2 pl-4 text-sm">
            <Trans>Not accepted: {payment.refusal}</Trans>
          </p>
        )}
      </div>
      {order.paymentMethod === "unchosen" && isAwaiting && payment.payToken && (
        <PayLink order={order} token={payment.payToken} />
      )}
      {payment.hasNewProof && payment.proofs.length === 0 && !isErased && (
        <p className="text-muted text-sm">
          <Trans>
            The file was deleted to make room for others. Ask the customer to send the receipt
            again.
          </Trans>
        </p>
      )}
      <ProofList orderId={order.id} proofs={payment.proofs} />
      <PaymentDecisions
        order={order}
        invoices={invoices}
        hasNewProof={payment.hasNewProof}
        isOpen={!isOver && !isErased}
      />
    </div>
  );
}
