import type { PaymentProvider } from "../payment-provider.ts";
import { buttonParameters } from "./button-parameters.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { findByReference, findByTransaction } from "./find-payment.ts";
import { createPayphoneClient } from "./payphone-client.ts";
import type { PayphoneSettings, PayphoneTiming } from "./payphone-settings.ts";
import { reversePayment } from "./reverse-payment.ts";

const realTiming: PayphoneTiming = {
  delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/**
 * Takes the settings of one PayPhone app (or of the sandbox, which differs in its addresses only); returns the port.
 * Source of every rule: PayPhone's documentation as cited in the fact sheet, sections 1 to 5.
 */
export function createPayphone(given: PayphoneSettings): PaymentProvider {
  const settings = {
    ...given,
    cdnUrl: withoutTrailingSlash(given.cdnUrl),
    payUrl: withoutTrailingSlash(given.payUrl),
    boxUrl: withoutTrailingSlash(given.boxUrl),
  };
  const timing = given.timing ?? realTiming;
  const client = createPayphoneClient(settings, given.fetch ?? fetch, timing);
  return {
    button: (request) => ({
      scriptUrl: `${settings.cdnUrl}/box/v2.0/payphone-payment-box.js`,
      styleUrl: `${settings.cdnUrl}/box/v2.0/payphone-payment-box.css`,
      sandbox: settings.sandbox,
      parameters: buttonParameters(settings, request),
    }),
    confirm: (transactionId, reference) =>
      confirmPayment(client, settings, timing, { transactionId, reference }),
    findByReference: (reference) => findByReference(client, settings, reference),
    findByTransaction: (transactionId) => findByTransaction(client, settings, transactionId),
    reverse: (transactionId) => reversePayment(client, settings, transactionId),
  };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
