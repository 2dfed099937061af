import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order, OrderItem } from "#app/domain/order/order.ts";
import { labelSize } from "#app/domain/product/choice-name.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { AmountRows, DeliveryRow } from "../checkout/amount-rows.tsx";
import { useChoiceName } from "../use-choice-name.ts";

/** The separator stays with what follows it. */
function Choice({ children }: { children: ReactNode }) {
  return (
    <>
      {" "}
      <span className="inline-block">· {children}</span>
    </>
  );
}

function Item({ item, isTaxIncluded }: { item: OrderItem; isTaxIncluded: boolean }) {
  const { quantity, price, image } = item;
  const { t, i18n } = useLingui();
  const size = labelSize(i18n, item.size, (size) => t`Size: ${size}`);
  const color = useChoiceName()(item.color);
  const name = nameIn(useLanguage(), item);
  const unitPrice = formatCents(price);
  return (
    <li className="flex gap-5 py-5" style={{ breakInside: "avoid" }}>
      <div className="aspect-3/4 w-18 shrink-0 self-start bg-panel">
        {image && <Picture src={image} alt="" sizes="72px" className="size-full" />}
      </div>
      <div className="grow">
        <p lang={item.nameEs ? undefined : "en"}>{name}</p>
        <p className="text-sm text-muted">
          <Trans>Quantity: {quantity}</Trans>
          {size && <Choice>{size}</Choice>}
          {color && (
            <Choice>
              <Trans>Color: {color}</Trans>
            </Choice>
          )}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        {formatCents(price * quantity)}
        <span className="block text-sm text-muted">
          <Trans>{unitPrice} each</Trans>
        </span>
        {isTaxIncluded && (
          <span className="block text-sm text-muted">
            <Trans>IVA included</Trans>
          </span>
        )}
      </p>
    </li>
  );
}

export function ReceiptItems({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Order Items`}>
      <ul className="divide-y divide-hairline">
        {order.items.map((item) => (
          <Item
            key={[item.sku, item.size, item.color].join("-")}
            item={item}
            isTaxIncluded={order.pricesIncludeTax}
          />
        ))}
      </ul>
      <dl
        className="ml-auto grid gap-2 sm:max-w-xs border-t border-hairline pt-5 tabular-nums"
        style={{ breakInside: "avoid" }}
      >
        <AmountRows amounts={order}>
          {(order.deliveryAmount > 0 || order.delivery.method === "pickup") && (
            <DeliveryRow {...order} />
          )}
        </AmountRows>
      </dl>
    </section>
  );
}
