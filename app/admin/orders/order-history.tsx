import { Plural, Trans } from "@lingui/react/macro";
import type { OrderDetails } from "#app/data/admin/order.ts";
import type { OrderEvent } from "#app/data/admin/order-row.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { SandboxBadge } from "./sandbox-badge.tsx";
import { useEventTexts } from "./use-event-texts.ts";
import { useStatusName } from "./use-status-name.ts";

type People = Pick<OrderDetails, "staffNames" | "staffId">;

function Actor({ actor, staffNames, staffId }: People & { actor: string | null }) {
  if (actor === null) return <Trans>the shop</Trans>;
  if (actor === staffId) return <Trans>you</Trans>;
  return staffNames[actor] ?? <Trans>a former member of staff</Trans>;
}

type EventProps = { order: Order; event: OrderEvent };

function Step({ order, event }: EventProps) {
  const { method } = order.delivery;
  const nameOf = useStatusName();
  const texts = useEventTexts(order);
  switch (event.kind) {
    case "created":
      return <Trans>Order created</Trans>;
    case "proof_received":
      return <Trans>The customer sent a receipt</Trans>;
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
          value={event.units ?? 0}
          one="# unit put back in stock"
          other="# units put back in stock"
        />
      );
    case "oversold":
      return <Trans>Sold more than was in stock. Missing:</Trans>;
    case "payment_checked":
      return event.code && texts[event.code];
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

/** Kinds whose step says it all. */
const WITHOUT_CODE: readonly OrderEvent["kind"][] = ["payment_checked", "payment_received"];

function Code({ order, event: { kind, code } }: EventProps) {
  const texts = useEventTexts(order);
  if (code === null || WITHOUT_CODE.includes(kind)) return null;
  if (code === "sandbox") return <SandboxBadge />;
  return <span className="block text-muted">{texts[code]}</span>;
}

type OrderHistoryProps = People & { order: Order; events: OrderEvent[] };

export function OrderHistory({ order, events, ...people }: OrderHistoryProps) {
  return (
    <ol className="grid gap-3">
      {events.map((event) => (
        <li key={event.id} className="border-hairline border-l-2 pl-4 text-sm">
          <p>
            <Step order={order} event={event} />
            <Code order={order} event={event} />
            {event.note && (
              <span className="wrap-anywhere block whitespace-pre-line text-muted">
                {event.note}
              </span>
            )}
          </p>
          <p className="text-muted">
            <ShopTime iso={event.createdAt} /> · <Actor actor={event.actor} {...people} />
          </p>
        </li>
      ))}
    </ol>
  );
}
