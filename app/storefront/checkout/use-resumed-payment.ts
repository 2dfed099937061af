import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * Return whether the shopper comes back to the payment step after a payment that did not go through, and can: then
 * `start` is called once. The URL asks for it once, too, so that a reload begins with the form.
 */
export function useResumedPayment(canPay: boolean, start: () => void): boolean {
  const [query] = useSearchParams();
  const [isResumed] = useState(() => canPay && query.get("step") === "payment");
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isResumed || isStarted.current) return;
    isStarted.current = true;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    start();
  }, [isResumed, start]);
  return isResumed;
}
