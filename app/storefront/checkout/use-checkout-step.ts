import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";

export type CheckoutStep = "shipping" | "payment";

/** The state of the history entry of the payment step. */
const PAYMENT = { step: "payment" };

/**
 * Return the step, and how to go from one to the other. The payment step has a history entry above that of shipping, so that the
 * browser's Back leads to shipping. `start` is called once each time the payment step is entered: by `pay`, by the browser's Forward,
 * and by the URL after a payment that did not go through. That URL asks once, and a reload begins with the form.
 */
export function useCheckoutStep(canPay: boolean, start: () => void) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key, state, pathname } = useLocation();
  const [query] = useSearchParams();
  const [isResumed] = useState(canPay && query.get("step") === "payment");
  const [loadedKey, setLoadedKey] = useState<string | null>(key);
  if (loadedKey !== null && loadedKey !== key) setLoadedKey(null);
  const isFirst = loadedKey === key;
  const hasPaymentEntry = state?.step === PAYMENT.step;
  const isPayment = isFirst ? isResumed : hasPaymentEntry;
  const shownKey = useRef<string>(undefined);
  const isReturning = useRef(false);

  const back = () => void navigate(-1);
  const pay = () => {
    start();
    void navigate(pathname, { state: PAYMENT, preventScrollReset: true });
  };

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    // The form is shown at the entry of the payment step, as after a reload: its own entry is the one below.
    if (isReturning.current) window.scrollTo(0, 0);
    isReturning.current = isFirst && hasPaymentEntry;
    if (isReturning.current) back();
    else if (isFirst && isResumed) {
      window.history.replaceState(window.history.state, "", pathname);
      pay();
    } else if (isPayment && navigationType === "POP") {
      if (canPay) start();
      else back();
    }
  });

  return { step: isPayment ? "payment" : "shipping", pay, back } as const;
}
