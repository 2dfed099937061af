import { createPacer } from "../create-pacer.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { buttonParameters } from "./button-parameters.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { findByReference, findByTransaction } from "./find-payment.ts";
import { createPayphoneClient, type PayphoneClient } from "./payphone-client.ts";
import type { PayphoneSettings, PayphoneTiming } from "./payphone-settings.ts";
import { reversePayment } from "./reverse-payment.ts";
import { transactionNumber } from "./transaction-number.ts";

const realTiming: PayphoneTiming = {
  delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  now: () => performance.now(),
};

/** Sale may be asked 30 times a minute (fact sheet, section 5): 29 at most, whoever asks in this process. */
const SALE_PACE = { burst: 4, patienceMs: 10_000 };
const SALE_INTERVAL_MS = 2400;

/** Every GET of the adapter is a query of Sale. A question whose turn is far away is left to its next repetition. */
function pacedClient(
  client: PayphoneClient,
  { saleIntervalMs = SALE_INTERVAL_MS }: PayphoneSettings,
  timing: PayphoneTiming,
): PayphoneClient {
  const turn = createPacer({ ...SALE_PACE, intervalMs: saleIntervalMs }, timing);
  return {
    ...client,
    get: async (url) =>
      (await turn()) ? client.get(url) : { kind: "unresolved", reason: "too many queries waiting" },
  };
}

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
  const client = pacedClient(
    createPayphoneClient(settings, given.fetch ?? fetch, timing),
    settings,
    timing,
  );
  return {
    button: (request) => ({
      scriptUrl: `${settings.cdnUrl}/box/v2.0/payphone-payment-box.js`,
      styleUrl: `${settings.cdnUrl}/box/v2.0/payphone-payment-box.css`,
      sandbox: settings.sandbox,
      parameters: buttonParameters(settings, request),
    }),
    accepts: (transactionId) => transactionNumber(transactionId, settings.sandbox) !== null,
    confirm: (transactionId, reference) =>
      confirmPayment(client, settings, timing, { transactionId, reference }),
    findByReference: (reference, transactionId) =>
      findByReference(client, settings, reference, transactionId),
    findByTransaction: (transactionId) => findByTransaction(client, settings, transactionId),
    reverse: (transactionId, reference, isRepeated = false) =>
      reversePayment(client, settings, { transactionId, reference }, isRepeated),
  };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
