import { Suspense } from "react";
import { Await } from "react-router";
import type { Order } from "#app/domain/order.ts";
import type { FailedReturn, Verdict } from "#app/domain/payment-verdict.ts";
import { CheckoutLayout } from "../checkout/checkout-layout.tsx";
import { useSandboxWords } from "../sandbox/use-sandbox-words.ts";
import { ConfirmingPayment, ProcessingOrder } from "./confirmation-waits.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { PaymentError } from "./payment-error.tsx";
import { Receipt } from "./receipt.tsx";

/** The outcome of a visit to /confirmation. */
export type ReturnState =
  | { kind: "receipt"; order: Order }
  | { kind: "no_transaction" }
  | { kind: "not_successful"; status: string | null }
  | { kind: "no_items" }
  | { kind: "too_many_returns" }
  | { kind: "confirming"; verdict: Promise<Verdict>; settlement: Promise<Settlement> };

type Settlement = { kind: "settled"; order: Order } | FailedReturn | { kind: "unwritten" };

/** The same text whether the payment failed before the order or with it, and at every later visit. */
function Failed({ failure, refund }: FailedReturn) {
  if (failure === "checkout_not_found") return <OrderNotFound />;
  const isCaptured = failure === "stock_gone" && refund !== null;
  return <PaymentError problem={isCaptured ? "sold_meanwhile" : failure} refund={refund} />;
}

function Settled({ settlement }: { settlement: Settlement }) {
  switch (settlement.kind) {
    case "settled":
      return <Receipt order={settlement.order} />;
    case "failed":
      return <Failed {...settlement} />;
    case "unwritten":
      return <PaymentError problem="order_unwritten" />;
  }
}

function Confirming({ verdict, settlement }: Extract<ReturnState, { kind: "confirming" }>) {
  return (
    <Suspense fallback={<ConfirmingPayment />}>
      <Await resolve={verdict} errorElement={<PaymentError problem="unresolved" />}>
        {(found) =>
          found.kind === "failed" ? (
            <Failed {...found} />
          ) : (
            <Suspense fallback={<ProcessingOrder />}>
              <Await resolve={settlement} errorElement={<PaymentError problem="order_unwritten" />}>
                {(settled) => <Settled settlement={settled} />}
              </Await>
            </Suspense>
          )
        }
      </Await>
    </Suspense>
  );
}

function Outcome({ state }: { state: ReturnState }) {
  switch (state.kind) {
    case "receipt":
      return <Receipt order={state.order} />;
    case "confirming":
      return <Confirming {...state} />;
    case "not_successful":
      return <PaymentError problem="not_successful" status={state.status} />;
    default:
      return <PaymentError problem={state.kind} />;
  }
}

/** The page a shopper returns to from the provider, and the receipt it becomes. */
export function ConfirmationView({ state }: { state: ReturnState }) {
  const sandboxWords = useSandboxWords(state.kind === "receipt" ? state.order : null);
  return (
    <CheckoutLayout sandboxWords={sandboxWords}>
      <div className="mx-auto max-w-3xl">
        <Outcome state={state} />
      </div>
    </CheckoutLayout>
  );
}
