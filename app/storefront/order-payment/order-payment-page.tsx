import { useLingui } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import type { AwaitingOrder } from "#app/domain/order/awaiting-order.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { CheckoutLayout } from "../checkout/checkout-layout.tsx";
import { OrderQuestions } from "../confirmation/order-questions.tsx";
import { ReceiptItems } from "../confirmation/receipt-items.tsx";
import { useRemovePaidItems } from "../confirmation/use-remove-paid-items.ts";
import { CancelledOrder } from "./cancelled-order.tsx";
import type { CardAttempt } from "./card-form.tsx";
import { CardInstead } from "./card-instead.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { PaymentInstructions } from "./payment-instructions.tsx";
import { type ProofOutcome, ProofSection } from "./proof-section.tsx";
import { ReservedHeading, ReservedLead } from "./reserved-heading.tsx";

type OrderPaymentPageProps = {
  found: AwaitingOrder;
  reference: string;
  /** What became of the file that was sent; null before. */
  proof: ProofOutcome | null;
  /** Whether it can be paid by card instead. */
  takesCards: boolean;
  /** The payment by card that was asked for; null before. */
  card: CardAttempt | null;
};

/** An order that awaits its payment: what to do and until when. Works without JavaScript, except for the card. */
export function OrderPaymentPage(props: OrderPaymentPageProps) {
  const { found, reference, proof, takesCards, card } = props;
  const { t } = useLingui();
  const { order } = found;
  useRemovePaidItems(reference, order.items);
  const isOver = order.status === "cancelled";
  // A proof is being checked: nothing asks for the payment again.
  const isProven = found.proofs > 0;
  const takesProofs = !isPaidOnHandover(order.paymentMethod);
  return (
    <CheckoutLayout>
      <PageHead title={t`Your order awaits its payment`} isPrivate />
      <article className="mx-auto grid max-w-3xl gap-10">
        {isOver ? (
          <CancelledOrder {...found} />
        ) : (
          <>
            <ReservedHeading>
              <ReservedLead order={order} isProven={isProven} />
            </ReservedHeading>
            <PaymentFacts order={order} />
            {!isProven && <PaymentInstructions found={found} />}
            {takesProofs && <ProofSection {...{ found, reference, outcome: proof }} />}
            {takesCards && (
              <CardInstead
                attempt={card}
                isUnderWay={found.isCardUnderWay}
                isFolded={isProven && card === null}
              />
            )}
          </>
        )}
        <ReceiptItems order={order} />
        <OrderQuestions />
      </article>
    </CheckoutLayout>
  );
}
