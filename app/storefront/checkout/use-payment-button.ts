import { useEffect, useState } from "react";
import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";
import { loadPaymentScript } from "./load-payment-script.ts";

/** Specification sections 4 and 9. */
const INITIAL_DELAY_MS = 1000;
const RETRY_DELAY_MS = 2000;
const MAX_RETRIES = 3;

export type PaymentButtonState =
  | "loading"
  | "rendered"
  | "sdk_missing"
  | "container_missing"
  | "retries_exhausted";

type PaymentBox = Awaited<ReturnType<typeof loadPaymentScript>>;

function render(PaymentBox: PaymentBox, button: PaymentButton, containerId: string) {
  if (!PaymentBox) return "sdk_missing";
  if (!document.getElementById(containerId)) return "container_missing";
  new PaymentBox(button.parameters).render(containerId);
  return "rendered";
}

/** Render the provider's button with retries. It accepts each reference once: key the calling component by it. */
export function usePaymentButton(button: PaymentButton, containerId: string): PaymentButtonState {
  const [state, setState] = useState<PaymentButtonState>("loading");
  useEffect(() => {
    let timer = setTimeout(() => void attempt(0), INITIAL_DELAY_MS);
    let isUnmounted = false;
    async function attempt(retries: number): Promise<void> {
      const PaymentBox = await loadPaymentScript(button);
      // By then the container may be the next button's.
      if (isUnmounted) return;
      const outcome = render(PaymentBox, button, containerId);
      if (outcome === "rendered") return setState("rendered");
      if (retries === MAX_RETRIES) return setState("retries_exhausted");
      setState(outcome);
      timer = setTimeout(() => void attempt(retries + 1), RETRY_DELAY_MS);
    }
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [button, containerId]);
  return state;
}
