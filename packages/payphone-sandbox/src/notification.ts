import { paymentReport } from "./payment-report.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";

const COPIES = 2;

/**
 * Send NotificacionPago of a captured payment twice (fact sheet, section 6: approved payments only, PascalCase fields,
 * no signature, duplicates). Not awaited; failures are ignored.
 */
export function notify(
  { notifications, storeId }: Pick<SandboxSettings, "notifications" | "storeId">,
  payment: SandboxPayment,
  now: number,
): void {
  if (!notifications) return;
  const fields = Object.entries(paymentReport(payment, now)).map(([name, value]) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  const body = JSON.stringify({
    ...Object.fromEntries(fields),
    StoreId: storeId,
    Taxes: [],
    Products: [],
    AdditionalData: null,
  });
  const send = notifications.fetch ?? fetch;
  const headers = { "Content-Type": "application/json" };
  for (let copy = 0; copy < COPIES; copy += 1) {
    send(notifications.url, { method: "POST", headers, body }).catch(() => undefined);
  }
}
