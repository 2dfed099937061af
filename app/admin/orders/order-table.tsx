import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { AdminOrderQuery } from "#app/domain/order/admin-order-query.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { DataTable } from "../table/data-table.tsx";
import type { Selection } from "../table/use-selection.ts";
import { SandboxBadge } from "./sandbox-badge.tsx";
import { StatusBadge } from "./status-badge.tsx";

const CELL = "py-2 pr-4";

/** The city of its address, or that it is picked up. */
function Destination({ order: { delivery, shippingAddress } }: { order: Order }) {
  return delivery.method === "pickup" ? <Trans>Pick-up</Trans> : shippingAddress.city;
}

type StatusNoteProps = { order: Order; isStopped: boolean };

/** What keeps an order from being sent as its status says. */
function StatusNote({ order: { status, isPaid, hasNewProof }, isStopped }: StatusNoteProps) {
  if (isStopped) {
    return (
      <span className="block text-oxblood text-sm">
        <Trans>Do not send</Trans>
      </span>
    );
  }
  if (status === "awaiting_payment" || status === "cancelled") {
    return (
      hasNewProof && (
        <span className="block text-muted text-sm">
          <Trans>Receipt sent</Trans>
        </span>
      )
    );
  }
  return (
    !isPaid && (
      <span className="block text-amber text-sm">
        <Trans>Not paid yet</Trans>
      </span>
    )
  );
}

type OrderRowProps = { order: Order; isStopped: boolean; selection: Selection<Order> };

function OrderRow({ order, isStopped, selection }: OrderRowProps) {
  const { t, i18n } = useLingui();
  const number = orderNumberOf(order.id);
  return (
    <tr className="border-hairline border-b max-md:flex max-md:flex-wrap max-md:py-2">
      <td className="w-9 py-2">
        <label className="-ml-3 grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={t`Select order ${number}`}
            checked={selection.isSelected(order.id)}
            onChange={(event) => selection.select(order.id, event.currentTarget.checked)}
            className="size-5 accent-terracotta"
          />
        </label>
      </td>
      <th scope="row" className={`${CELL} text-left font-normal max-md:flex-1`}>
        <TextLink to={`/admin/orders/${order.id}`} className="tabular-nums">
          {number}
        </TextLink>
        {order.isSandbox && <SandboxBadge />}
      </th>
      <td
        className={`${CELL} whitespace-nowrap text-sm tabular-nums max-lg:whitespace-normal max-md:self-center max-md:pr-0 max-md:text-right`}
      >
        <ShopTime iso={order.createdAt} />
      </td>
      <td className={`${CELL} max-md:w-full max-md:pr-0`}>
        {order.customerName}
        <span className="block break-all text-muted text-sm">{order.email}</span>
        <span className="block text-muted text-sm">
          <Destination order={order} />
        </span>
      </td>
      <td
        className={`${CELL} text-right tabular-nums max-md:order-last max-md:ml-auto max-md:pr-0 md:pr-8`}
      >
        {formatCents(order.total)}
        <span className="block text-muted text-sm">
          {paymentMethodName(order.paymentMethod, i18n)}
        </span>
      </td>
      <td className={`${CELL} max-md:flex-1`}>
        <StatusBadge order={order} />
        <StatusNote order={order} isStopped={isStopped} />
      </td>
    </tr>
  );
}

type OrderTableProps = {
  orders: Order[];
  /** The ids of the orders that must not be sent. */
  stopped: readonly string[];
  query: AdminOrderQuery;
  selection: Selection<Order>;
};

export function OrderTable({ orders, stopped, query, selection }: OrderTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Orders`}
      columns={[
        { title: t`Select`, isHidden: true },
        { title: t`Number` },
        { title: t`Date`, sort: "created" },
        { title: t`Customer`, sort: "customer" },
        { title: t`Total`, sort: "total", className: "text-right md:pr-4" },
        { title: t`Status`, sort: "status" },
      ]}
      query={query}
      cardsBelow="md"
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          isStopped={stopped.includes(order.id)}
          selection={selection}
        />
      ))}
    </DataTable>
  );
}
