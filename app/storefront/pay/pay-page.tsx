import { useLingui } from "@lingui/react/macro";
import type { OfferedMethod } from "#app/domain/checkout/payment-method.ts";
import type { Order } from "#app/domain/order/order.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { CheckoutLayout } from "../checkout/checkout-layout.tsx";
import { OrderQuestions } from "../confirmation/order-questions.tsx";
import { ReceiptItems } from "../confirmation/receipt-items.tsx";
import type { CardAttempt } from "../order-payment/card-form.tsx";
import { EndedLink } from "./ended-link.tsx";
import { PayHeading } from "./pay-heading.tsx";
import { WaysToPay } from "./ways-to-pay.tsx";

type PayPageProps = (
  | { state: "over"; number: string; isUnchecked: boolean; isSoldOut: boolean }
  | {
      state: "open";
      order: Order;
      methods: readonly OfferedMethod[];
      /** Whether the shop takes cards. */
      takesCards: boolean;
      /** Whether a card payment of this order is being checked. */
      isCardUnderWay: boolean;
    }
) & {
  /** The payment that was asked for; null before. */
  attempt: CardAttempt | null;
};

/** An order that the shop made for its customer, who chooses how to pay it. Works without JavaScript, except for the card. */
export function PayPage(props: PayPageProps) {
  const { t } = useLingui();
  return (
    <CheckoutLayout>
      <PageHead title={t`Pay your order`} isPrivate />
      <article className="mx-auto grid max-w-3xl gap-10">
        {props.state === "over" ? (
          <EndedLink {...props} />
        ) : (
          <>
            <PayHeading order={props.order} />
            <ReceiptItems order={props.order} />
            <WaysToPay {...props} />
          </>
        )}
        <OrderQuestions />
      </article>
    </CheckoutLayout>
  );
}
