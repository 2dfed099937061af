import { createThrottle } from "../create-throttle.ts";
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

/** Sale allows 30 queries a minute (fact sheet, section 5); this process makes 29 at most. */
const SALE_PACE = { burst: 4, maxWaitMs: 10_000 };
const SALE_INTERVAL_MS = 2400;

/** Every GET of the adapter is a query of Sale. One that would wait too long is left to its next repetition. */
function pacedClient(
  client: PayphoneClient,
  { saleIntervalMs = SALE_INTERVAL_MS }: PayphoneSettings,
  timing: PayphoneTiming,
): PayphoneClient {
  const throttle = createThrottle({ ...SALE_PACE, intervalMs: saleIntervalMs }, timing);
  return {
    ...client,
    get: async (url) =>
      (await throttle())
        ? client.get(url)
        : { kind: "unresolved", reason: "too many queries waiting" },
  };
}

/**
 * Create the PayPhone adapter, for PayPhone or for the sandbox, which differs only in its URLs. Rules: PayPhone's
 * documentation, as cited in the fact sheet, sections 1 to 5.
 */
export function createPayphone(options: PayphoneSettings): PaymentProvider {
  const settings = {
    ...options,
    cdnUrl: withoutTrailingSlash(options.cdnUrl),
    payUrl: withoutTrailingSlash(options.payUrl),
    boxUrl: withoutTrailingSlash(options.boxUrl),
  };
  const timing = options.timing ?? realTiming;
  const client = pacedClient(
    createPayphoneClient(settings, options.fetch ?? fetch, timing),
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
