import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";

/** Of one attempt. A script that arrives later is used by the next one. */
const LOAD_TIMEOUT_MS = 10_000;

type PaymentBox = new (
  parameters: PaymentButton["parameters"],
) => { render(containerId: string): unknown };

declare global {
  interface Window {
    /** Defined by the provider's script. */
    PPaymentButtonBox?: PaymentBox;
  }
}

function addStyle(url: string): void {
  if (document.querySelector(`link[href="${CSS.escape(url)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  document.head.append(link);
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = url;
    const fail = () => {
      // The next attempt adds a new element, which fetches again.
      script.remove();
      reject(new Error("sdk_missing"));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Load the provider's script once. Return the constructor of its button, or null when the script fails to load in time. */
export async function loadPaymentScript(button: PaymentButton): Promise<PaymentBox | null> {
  addStyle(button.styleUrl);
  if (!window.PPaymentButtonBox) await addScript(button.scriptUrl).catch(() => undefined);
  return window.PPaymentButtonBox ?? null;
}
