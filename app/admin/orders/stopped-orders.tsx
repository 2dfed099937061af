import { Trans } from "@lingui/react/macro";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { Link } from "#app/ui/link.tsx";

/** Links to the orders that must not be sent. */
export function StoppedOrders({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  return (
    <div className="mb-6 border-oxblood border-l-2 bg-panel px-4 py-3 text-sm">
      <p className="text-oxblood">
        <Trans>Do not send these orders: PayPhone shows their payments differently.</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={`/admin/orders/${id}`}
              className="text-link inline-flex min-h-11 items-center tabular-nums"
            >
              {orderNumberOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
