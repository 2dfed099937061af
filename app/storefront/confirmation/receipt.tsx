import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { InvoiceOffer } from "./invoice-offer.tsx";
import { InvoiceSaved } from "./invoice-saved.tsx";
import { OrderQuestions } from "./order-questions.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import { ReceiptItems } from "./receipt-items.tsx";
import { useRemovePaidItems } from "./use-remove-paid-items.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

const isClosed = (status: Order["status"]) => status === "refunded" || status === "cancelled";

/** A receipt opened later shows the order's current status. */
function ReceiptLead({ status, wasSent, delivery }: Order) {
  if (status === "refunded") {
    if (wasSent) return <Trans>The payment of this order was returned to you.</Trans>;
    return delivery.method === "pickup" ? (
      <Trans>The payment of this order was returned to you, and it will not be handed over.</Trans>
    ) : (
      <Trans>The payment of this order was returned to you, and it will not be sent.</Trans>
    );
  }
  if (status === "cancelled") return <Trans>This order was cancelled.</Trans>;
  return <Trans>Your order has been confirmed</Trans>;
}

export function Receipt({ order }: { order: Order }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  useRemovePaidItems(order.reference, order.items);
  return (
    <article className="grid gap-10">
      <PageHead title={t`Confirmation`} isPrivate />
      <header className="grid gap-3 text-center">
        {/* Wider than the receipt where its letters are largest: the Spanish thanks stay on one line. */}
        <h1 lang="it" className="text-display text-terracotta xl:-mx-10">
          <Trans>Grazie Mille!</Trans>
        </h1>
        <p className="text-lg text-muted">
          <ReceiptLead {...order} />
        </p>
      </header>
      <ReceiptDetails order={order} />
      <ReceiptItems order={order} />
      {!isClosed(order.status) && <WhatHappensNext order={order} />}
      {!isClosed(order.status) && !order.invoiceBuyer && <InvoiceOffer order={order} />}
      {!isClosed(order.status) && order.invoiceBuyer && query.get("invoice") === "saved" && (
        <InvoiceSaved hasEmail={canReceiveMail(order.email)} />
      )}
      <footer className="grid justify-items-center gap-6 text-center">
        <ButtonLink to="/" className="print:hidden">
          <Trans>Continue Shopping</Trans>
        </ButtonLink>
        <OrderQuestions />
      </footer>
    </article>
  );
}
