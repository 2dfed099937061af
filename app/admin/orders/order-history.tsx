import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OrderDetails } from "#app/data/admin/admin-order.ts";
import type { OrderEvent } from "#app/data/admin/admin-order-row.ts";
import type { Order } from "#app/domain/order.ts";
import { paymentMethodName } from "#app/domain/payment-method-name.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { CheckResult } from "./check-result.tsx";
import { SandboxBadge } from "./sandbox-badge.tsx";
import { usePaidWithNames } from "./use-paid-with-names.ts";
import { useStatusName } from "./use-status-name.ts";

type People = Pick<OrderDetails, "staffNames" | "staffId">;

function Actor({ actor, staffNames, staffId }: People & { actor: string | null }) {
  if (actor === null) return <Trans>the shop</Trans>;
  if (actor === staffId) return <Trans>you</Trans>;
  return staffNames[actor] ?? <Trans>a former member of staff</Trans>;
}

function Step({ order, event }: { order: Order; event: OrderEvent }) {
  const { method } = order.delivery;
  const nameOf = useStatusName();
  switch (event.kind) {
    case "created":
      return <Trans>Order created</Trans>;
    case "proof_received":
      return <Trans>The shopper sent a receipt</Trans>;
    case "payment_refused":
      return <Trans>Payment not accepted</Trans>;
    case "payment_received":
      return <Trans>Payment received</Trans>;
    case "price_agreed":
      return <Trans>Another price agreed</Trans>;
    case "method_chosen":
      return <Trans>The customer chose how to pay</Trans>;
    case "settled_by_hand":
      return <Trans>Payment settled by hand</Trans>;
    case "stock_restored":
      return (
        <Plural
          value={Number(event.note)}
          one="# unit put back in stock"
          other="# units put back in stock"
        />
      );
    case "payment_checked":
      return <CheckResult outcome={event.note} />;
    case "shipment_changed":
      return <Trans>Shipment changed</Trans>;
    case "status_changed":
      return (
        <>
          {event.from && nameOf(event.from, method)} → {nameOf(event.to, method)}
        </>
      );
  }
}

const TYPED: readonly OrderEvent["kind"][] = [
  "payment_refused",
  "price_agreed",
  "settled_by_hand",
  "shipment_changed",
];

/** Events whose text contains the note. */
const WITHOUT_NOTE: readonly OrderEvent["kind"][] = [
  "stock_restored",
  "payment_checked",
  "payment_received",
];

/** Whether staff typed the note: a reason, or courier and tracking number. Other notes are codes. */
function isTyped({ kind, to }: OrderEvent): boolean {
  return TYPED.includes(kind) || (kind === "status_changed" && to === "shipped");
}

function Text({ children }: { children: string }) {
  return <span className="wrap-anywhere block whitespace-pre-line text-muted">{children}</span>;
}

function Note({ order, note }: { order: Order; note: string }) {
  const { i18n } = useLingui();
  const paidWithNames = usePaidWithNames();
  switch (note) {
    case "sandbox":
      return <SandboxBadge />;
    case "transfer":
    case "deuna":
    case "cash_on_delivery":
    case "pay_at_pickup":
      return <span className="block text-muted">{paymentMethodName(note, i18n)}</span>;
    case "unchosen":
      return (
        <span className="block text-muted">
          <Trans>Made for the customer, who pays by link.</Trans>
        </span>
      );
    case "cash":
    case "terminal":
      return (
        <span className="block text-muted">
          <Trans>Paid in the shop: {paidWithNames[note]}</Trans>
        </span>
      );
    case "handed_over":
      return (
        <span className="block text-muted">
          <Trans>The customer took it along.</Trans>
        </span>
      );
    case "payment_confirmed":
      return (
        <span className="block text-muted">
          <Trans>The payment was confirmed.</Trans>
        </span>
      );
    case "paid_by_card":
      return (
        <span className="block text-muted">
          <Trans>It was paid by card.</Trans>
        </span>
      );
    case "payment_expired":
      return (
        <span className="block text-muted">
          <Trans>It was not paid in time. Its items are in the shop again.</Trans>
        </span>
      );
    case "cancelled_by_shop":
      return (
        <span className="block text-muted">
          <Trans>Cancelled before it was paid. Its items are in the shop again.</Trans>
        </span>
      );
    case "accepted":
      return (
        <span className="block text-muted">
          {order.paymentMethod === "pay_at_pickup" ? (
            <Trans>Accepted: it is paid at pick-up.</Trans>
          ) : (
            <Trans>Accepted: it is paid on delivery.</Trans>
          )}
        </span>
      );
    case "payment_reversed":
      return (
        <span className="block text-muted">
          <Trans>The payment was reversed and the items are back in stock.</Trans>
        </span>
      );
    case "payment_reversed_without_restock":
      return (
        <span className="block text-muted">
          <Trans>The payment was reversed. The units are not back in stock.</Trans>
        </span>
      );
    case "shipment_taken_back":
      return (
        <span className="block text-muted">
          <Trans>Taken back before the shopper got the email.</Trans>
        </span>
      );
    case "payment_reversed_after_sending":
      return (
        <span className="block text-muted">
          <Trans>The payment was reversed. The items had been sent and are not in stock.</Trans>
        </span>
      );
    default:
      return <Text>{note}</Text>;
  }
}

function EventNote({ order, event }: { order: Order; event: OrderEvent }) {
  if (event.note === null || WITHOUT_NOTE.includes(event.kind)) return null;
  return isTyped(event) ? <Text>{event.note}</Text> : <Note order={order} note={event.note} />;
}

type OrderHistoryProps = People & { order: Order; events: OrderEvent[] };

/** The events of an order with their time and actor. */
export function OrderHistory({ order, events, ...people }: OrderHistoryProps) {
  return (
    <ol className="grid gap-3">
      {events.map((event) => (
        <li key={event.id} className="border-hairline border-l-2 pl-4 text-sm">
          <p>
            <Step order={order} event={event} />
            <EventNote order={order} event={event} />
          </p>
          <p className="text-muted">
            <ShopTime iso={event.createdAt} /> · <Actor actor={event.actor} {...people} />
          </p>
        </li>
      ))}
    </ol>
  );
}
