import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CheckoutAmounts } from "#app/domain/checkout/checkout-amounts.ts";
import type { Delivery } from "#app/domain/delivery/delivery.ts";
import { type Cents, formatCents } from "#app/domain/money/money.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import { classNames } from "#app/ui/class-names.ts";

const ROW = "flex justify-between gap-6";

function AmountRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={ROW}>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type DeliveryRowProps = {
  delivery: Delivery;
  deliveryAmount: Cents;
  /** False while the cost depends on a province. */
  isDeliveryKnown?: boolean;
};

export function DeliveryRow(props: DeliveryRowProps) {
  const { delivery, deliveryAmount, isDeliveryKnown = true } = props;
  const isPickup = delivery.method === "pickup";
  return (
    <AmountRow name={isPickup ? <Trans>Pick-up</Trans> : <Trans>Shipping</Trans>}>
      {!isDeliveryKnown && <Trans>Depends on your province</Trans>}
      {isDeliveryKnown && (deliveryAmount > 0 ? formatCents(deliveryAmount) : <Trans>Free</Trans>)}
    </AmountRow>
  );
}

type AmountRowsProps = {
  amounts: CheckoutAmounts & { taxBasisPoints: number; discountCode: string | null };
  children: ReactNode;
  totalClassName?: string;
};

/** What a checkout or an order costs, as rows of a `<dl>`. */
export function AmountRows({ amounts, children, totalClassName }: AmountRowsProps) {
  const rate = percentOf(amounts.taxBasisPoints);
  const code = amounts.discountCode;
  return (
    <>
      <AmountRow name={<Trans>Subtotal</Trans>}>{formatCents(amounts.subtotal)}</AmountRow>
      {amounts.discount > 0 && (
        <AmountRow name={code ? <Trans>Discount ({code})</Trans> : <Trans>Discount</Trans>}>
          −{formatCents(amounts.discount)}
        </AmountRow>
      )}
      <AmountRow name={<Trans>Tax (IVA {rate}%)</Trans>}>{formatCents(amounts.tax)}</AmountRow>
      {children}
      <div className={classNames(ROW, "text-lg", totalClassName)}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatCents(amounts.total)}</dd>
      </div>
    </>
  );
}
