import { Trans } from "@lingui/react/macro";
import { addressLinesOf, type Order, orderNumberOf } from "#app/domain/order.ts";
import { settings } from "#app/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";

function Address({ order }: { order: Order }) {
  const lines = [order.customerName, ...addressLinesOf(order.shippingAddress), order.phone];
  return <address className="whitespace-pre-line not-italic">{lines.join("\n")}</address>;
}

function Courier({ order: { courier, trackingNumber } }: { order: Order }) {
  if (!courier && !trackingNumber) return null;
  return (
    <p className="pb-6">
      <span className="mb-1 block text-muted text-sm">
        <Trans>Carried by</Trans>
      </span>
      {[courier, trackingNumber].filter(Boolean).join(" · ")}
    </p>
  );
}

/** The items and the address of an order, without prices. */
export function PackingSlip({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  return (
    <article className="mx-auto max-w-2xl bg-surface p-8 print:max-w-none print:bg-transparent print:p-0">
      <div className="mb-8 flex flex-wrap justify-between gap-3 print:hidden">
        <Link
          to={`/admin/orders/${order.id}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>Back to the order</Trans>
        </Link>
        <Button size="sm" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {order.isSandbox && <SandboxBanner />}
      <header className="flex flex-wrap justify-between gap-6 border-ink border-b pb-6">
        <p className="font-serif text-2xl">{settings.brand}</p>
        <div className="sm:text-right">
          <h1 className="text-xl">
            <Trans>Packing Slip</Trans>
          </h1>
          <p className="tabular-nums">
            <Trans>Order {number}</Trans>
          </p>
          <p className="text-muted text-sm">
            <ShopTime iso={order.createdAt} />
          </p>
        </div>
      </header>
      <div className="py-6">
        <p className="mb-1 text-muted text-sm">
          <Trans>Ship to</Trans>
        </p>
        <Address order={order} />
      </div>
      <Courier order={order} />
      <table className="w-full text-left">
        <thead>
          <tr className="border-ink border-b text-muted text-sm">
            <th scope="col" className="py-2 font-normal">
              <Trans>Item</Trans>
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              <Trans>Quantity</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr
              key={`${item.sku}-${item.size}-${item.color}`}
              className="border-hairline border-b align-top"
            >
              <td className="py-2">
                {item.name}
                <span className="block text-muted text-sm">
                  {[item.size, item.color].filter(Boolean).join(" · ")}
                </span>
              </td>
              <td className="py-2 text-right tabular-nums">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
