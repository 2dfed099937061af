import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";

export type CheckoutStep = "shipping" | "payment";

/** The state of the history entry that a press on Continue to Payment adds. */
const PAYMENT = { step: "payment" };

/**
 * Return the step, and how to go from one to the other. The payment step has a history entry, so that the browser's Back
 * leads to shipping. `start` is called once each time the payment step is entered: by `pay`, by the browser's Forward, and by the
 * URL after a payment that did not go through. That URL asks once, and a reload begins with the form.
 */
export function useCheckoutStep(canPay: boolean, start: () => void) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key, state, pathname } = useLocation();
  const [query] = useSearchParams();
  const [loaded] = useState(() => ({
    key,
    isResumed: canPay && query.get("step") === "payment",
  }));
  const isPayment = key === loaded.key ? loaded.isResumed : state?.step === PAYMENT.step;
  const shownKey = useRef<string>(undefined);

  const back = () => (key === loaded.key ? navigate(pathname, { replace: true }) : navigate(-1));

  useEffect(() => {
    if (shownKey.current === key) return;
    const isFirst = shownKey.current === undefined;
    shownKey.current = key;
    if (!isPayment || navigationType !== "POP") return;
    if (isFirst) window.history.replaceState(window.history.state, "", pathname);
    if (canPay) start();
    else void back();
  });

  return {
    step: isPayment ? "payment" : "shipping",
    pay() {
      start();
      void navigate(pathname, { state: PAYMENT, preventScrollReset: true });
    },
    back: () => void back(),
  } as const;
}
