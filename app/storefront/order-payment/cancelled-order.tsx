import { Trans } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SoldOutOrder } from "./sold-out-order.tsx";
import { UncheckedReceipt } from "./unchecked-receipt.tsx";

type CancelledOrderProps = {
  order: Order;
  isUnchecked: boolean;
  isSoldOut: boolean;
  /** What staff have said of its payment. */
  refusal: string | null;
};

function Reason({ order, isUnchecked, isSoldOut, refusal }: CancelledOrderProps) {
  const number = orderNumberOf(order.id);
  if (isPaidOnHandover(order.paymentMethod)) {
    return <Trans>We could not accept order {number}, so its items are in the shop again.</Trans>;
  }
  if (isSoldOut) return <SoldOutOrder number={number} isAnswered={refusal !== null} />;
  if (isUnchecked) return <UncheckedReceipt number={number} />;
  return (
    <Trans>
      Order {number} was not paid in time or was cancelled, and its items are in the shop again. If
      you have paid, write to us: we look for your payment.
    </Trans>
  );
}

export function CancelledOrder(props: CancelledOrderProps) {
  const { refusal } = props;
  return (
    <header className="grid justify-items-center gap-4 text-center">
      <h1 className="text-title">
        <Trans>This order was cancelled</Trans>
      </h1>
      <p className="max-w-prose text-muted">
        <Reason {...props} />
      </p>
      {refusal && (
        <p className="wrap-anywhere max-w-prose">
          <Trans>Our answer about your payment: {refusal}</Trans>
        </p>
      )}
      <ButtonLink to="/shop" reloadDocument>
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </header>
  );
}
