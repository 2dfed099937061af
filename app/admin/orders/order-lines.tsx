import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCents } from "#app/domain/money/money.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import type { Order } from "#app/domain/order/order.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { Thumbnail } from "../table/thumbnail.tsx";

type AmountProps = { label: ReactNode; cents: number; isTotal?: boolean; isTakenOff?: boolean };

function Amount({ label, cents, isTotal, isTakenOff }: AmountProps) {
  return (
    <div
      className={classNames(
        "flex justify-between gap-6 py-1",
        isTotal && "mt-1 border-hairline border-t pt-2 font-semibold",
      )}
    >
      <dt className={isTotal ? undefined : "text-muted"}>{label}</dt>
      <dd className="tabular-nums">
        {isTakenOff && "−"}
        {formatCents(cents)}
      </dd>
    </div>
  );
}

export function OrderLines({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const code = order.discountCode;
  const rate = percentOf(order.taxBasisPoints);
  return (
    <div>
      <ul>
        {order.items.map((item) => (
          <li
            key={`${item.sku}-${item.size}-${item.color}`}
            className="flex flex-wrap items-center gap-4 border-hairline border-b py-3"
          >
            <Thumbnail image={item.image} />
            <span className="min-w-20 flex-1">
              {nameIn(language, item)}
              <span className="block text-muted text-sm">{choiceText(i18n, item)}</span>
            </span>
            <span className="ml-auto text-right tabular-nums">
              {item.quantity} × {formatCents(item.price)}
              <span className="block text-muted text-sm">
                {formatCents(item.price * item.quantity)}
              </span>
              {order.pricesIncludeTax && (
                <span className="block text-muted text-sm">
                  <Trans>IVA included</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto max-w-xs">
        <Amount label={<Trans>Subtotal</Trans>} cents={order.subtotal} />
        {order.discount > 0 && (
          <Amount
            label={code ? <Trans>Discount ({code})</Trans> : <Trans>Discount</Trans>}
            cents={order.discount}
            isTakenOff
          />
        )}
        {order.deliveryAmount > 0 && (
          <Amount label={<Trans>Shipping</Trans>} cents={order.deliveryAmount} />
        )}
        <Amount label={<Trans>Tax (IVA {rate}%)</Trans>} cents={order.tax} />
        <Amount label={<Trans>Total</Trans>} cents={order.total} isTotal />
      </dl>
    </div>
  );
}
