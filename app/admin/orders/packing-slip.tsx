import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import { formatCents } from "#app/domain/money/money.ts";
import {
  addressLinesOf,
  type Order,
  type OrderItem,
  orderNumberOf,
} from "#app/domain/order/order.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { settings } from "#app/settings.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";

function Address({ order }: { order: Order }) {
  const { customerName, delivery, shippingAddress, phone } = order;
  const address = delivery.method === "pickup" ? [] : addressLinesOf(shippingAddress);
  const lines = [customerName, ...address, phone];
  return <address className="whitespace-pre-line not-italic">{lines.join("\n")}</address>;
}

function Part({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className="whitespace-pre-line pb-6">
      <span className="mb-1 block text-muted text-sm">{label}</span>
      {children}
    </p>
  );
}

function Courier({ order: { courier, trackingNumber } }: { order: Order }) {
  if (!courier && !trackingNumber) return null;
  const texts = [courier, trackingNumber].filter(Boolean);
  const label = courier ? <Trans>Carried by</Trans> : <Trans>Tracking number</Trans>;
  return <Part label={label}>{texts.join(" · ")}</Part>;
}

function Items({ items, i18n }: { items: OrderItem[]; i18n: I18n }) {
  const language = i18n.locale === "es" ? "es" : "en";
  return items.map((item) => (
    <tr
      key={`${item.sku}-${item.size}-${item.color}`}
      className="break-inside-avoid border-hairline border-b align-top"
    >
      <td className="py-2">
        {nameIn(language, item)}
        <span className="block text-muted text-sm">{choiceText(i18n, item)}</span>
      </td>
      <td className="py-2 text-right tabular-nums">{item.quantity}</td>
    </tr>
  ));
}

function Collection({ order }: { order: Order }) {
  const total = formatCents(order.total);
  return order.paymentMethod === "pay_at_pickup" ? (
    <Trans>To collect at pick-up: {total}</Trans>
  ) : (
    <Trans>To collect on delivery: {total}</Trans>
  );
}

/** Why the order is not to be sent, or what is collected on handover; null if neither. */
function instructionFor(order: Order, isStopped: boolean): ReactNode {
  if (order.status === "cancelled") return <Trans>Cancelled: do not send this order.</Trans>;
  if (order.status === "refunded") return <Trans>Refunded: do not send this order.</Trans>;
  if (isStopped)
    return <Trans>PayPhone shows this payment differently. Do not send this order.</Trans>;
  if (order.isPaid) return null;
  if (order.status === "awaiting_payment")
    return <Trans>Not paid yet: do not send this order.</Trans>;
  return <Collection order={order} />;
}

type PackingSlipProps = {
  order: Order;
  /** Whether PayPhone and the order differ about the payment. */
  isStopped: boolean;
  /** The messages of the order's language. */
  i18n: I18n;
  /** `h1` if the page shows this slip alone. */
  heading: "h1" | "h2";
};

/** The items and the address of an order, without prices unless it is paid on handover, in the language of the order. */
export function PackingSlip({ order, isStopped, i18n, heading: Heading }: PackingSlipProps) {
  const number = orderNumberOf(order.id);
  const instruction = instructionFor(order, isStopped);
  const isPickup = order.delivery.method === "pickup";
  return (
    <I18nProvider i18n={i18n}>
      <article
        lang={order.language}
        className="mx-auto w-full max-w-2xl break-after-page bg-surface p-8 last:break-after-auto print:max-w-none print:bg-transparent print:p-0"
      >
        {order.isSandbox && <SandboxBanner />}
        <header className="flex flex-wrap justify-between gap-6 border-ink border-b pb-6">
          <p className="font-serif text-2xl">{settings.brand}</p>
          <div className="sm:text-right">
            <Heading className="text-xl">
              <Trans>Packing Slip</Trans>
            </Heading>
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
            {isPickup ? <Trans>Picked up by</Trans> : <Trans>Ship to</Trans>}
          </p>
          <Address order={order} />
        </div>
        {order.invoiceBuyer && (
          <Part label={<Trans>Invoice for</Trans>}>{invoiceBuyerText(order.invoiceBuyer)}</Part>
        )}
        {order.delivery.method === "pickup" ? (
          <Part label={<Trans>Pick-up</Trans>}>
            {pickupLines(order.delivery, order.language, i18n).join("\n")}
          </Part>
        ) : (
          <Courier order={order} />
        )}
        {instruction && <p className="mb-6 border border-ink px-4 py-3 text-lg">{instruction}</p>}
        <table className="w-full text-left">
          <thead>
            {/* A browser repeats it on each printed page. */}
            <tr className="hidden text-sm tabular-nums print:table-row">
              <td colSpan={2}>
                <Trans>Order {number}</Trans>
              </td>
            </tr>
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
            <Items items={order.items} i18n={i18n} />
          </tbody>
        </table>
      </article>
    </I18nProvider>
  );
}
