import { Trans } from "@lingui/react/macro";
import type { OrderEvent } from "#app/data/admin-order-row.ts";
import { shopTimeOf } from "#app/domain/shop-time.ts";
import { useStatusName } from "./status-name.tsx";

function Actor({ event, staffId }: { event: OrderEvent; staffId: string | null }) {
  if (event.actor === null) return <Trans>the shop</Trans>;
  if (event.actor === staffId) return <Trans>you</Trans>;
  return <Trans>another member of staff</Trans>;
}

type OrderHistoryProps = { events: OrderEvent[]; staffId: string | null };

/** What happened to an order, when, and by whom. */
export function OrderHistory({ events, staffId }: OrderHistoryProps) {
  const nameOf = useStatusName();
  return (
    <ol className="grid gap-3">
      {events.map((event) => (
        <li key={event.id} className="border-hairline border-l-2 pl-4 text-sm">
          <p>
            {event.kind === "created" ? (
              <Trans>Order created</Trans>
            ) : (
              <>
                {event.from && nameOf(event.from)} → {nameOf(event.to)}
              </>
            )}
            {event.note && <span className="label-caps ml-2 text-amber">{event.note}</span>}
          </p>
          <p className="text-muted">
            {shopTimeOf(event.createdAt)} · <Actor event={event} staffId={staffId} />
          </p>
        </li>
      ))}
    </ol>
  );
}
