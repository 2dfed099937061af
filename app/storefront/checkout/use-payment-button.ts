import { useEffect, useState } from "react";
import type { PaymentButton } from "#app/domain/payment-button.ts";
import { loadPaymentScript } from "./load-payment-script.ts";

/** Milliseconds and counts of the specification's sections 4 and 9. */
const INITIAL_WAIT = 1000;
const RETRY_WAIT = 2000;
const RETRIES = 3;

export type PaymentButtonState =
  | "loading"
  | "rendered"
  | "sdk_missing"
  | "container_missing"
  | "retries_exhausted";

async function render(button: PaymentButton, containerId: string): Promise<PaymentButtonState> {
  const PaymentBox = await loadPaymentScript(button);
  if (!PaymentBox) return "sdk_missing";
  if (!document.getElementById(containerId)) return "container_missing";
  new PaymentBox(button.parameters).render(containerId);
  return "rendered";
}

/**
 * Has the provider's script render its button into `containerId`, trying again as the specification says.
 * A reference may be rendered once only: mount the component that calls this with the reference as its key.
 */
export function usePaymentButton(button: PaymentButton, containerId: string): PaymentButtonState {
  const [state, setState] = useState<PaymentButtonState>("loading");
  useEffect(() => {
    let timer = setTimeout(() => void attempt(0), INITIAL_WAIT);
    let isGone = false;
    async function attempt(retries: number): Promise<void> {
      const outcome = await render(button, containerId);
      if (isGone) return;
      if (outcome === "rendered") return setState("rendered");
      if (retries === RETRIES) return setState("retries_exhausted");
      setState(outcome);
      timer = setTimeout(() => void attempt(retries + 1), RETRY_WAIT);
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [button, containerId]);
  return state;
}
