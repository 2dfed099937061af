import { Trans } from "@lingui/react/macro";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { TextLink } from "../layout/text-link.tsx";

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
            <TextLink to={`/admin/orders/${id}`} className="tabular-nums">
              {orderNumberOf(id)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
