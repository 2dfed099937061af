import type { Environment } from "../runtime/environment.ts";
import { publicSettingOf } from "../runtime/is-public.ts";
import { StartupError } from "../runtime/startup-error.ts";

type PaymentSettings = Pick<
  Environment,
  "host" | "storeUrl" | "payphone" | "supabase" | "paymentSandbox"
>;

const PUBLIC = {
  STORE_URL: "names a URL that others can open",
  HOST: "lets other machines reach the shop",
};

/**
 * Return whether shoppers pay in the sandbox: PAYPHONE_SANDBOX asks for it, or there is no PayPhone token, the database
 * is embedded and PAYPHONE_SANDBOX is not 0.
 */
export function offersSandbox({ payphone, supabase, paymentSandbox }: PaymentSettings): boolean {
  if (payphone !== null || paymentSandbox === "off") return false;
  return paymentSandbox === "on" || supabase.mode === "embedded";
}

/**
 * Reject a sandbox that was not requested where others could order from it (decision 037).
 * Throws a StartupError that names the setting and what to do, without the setting's value.
 */
export function rejectPublicSandbox(settings: PaymentSettings): void {
  if (settings.paymentSandbox === "on" || !offersSandbox(settings)) return;
  const name = publicSettingOf(settings);
  if (name === null) return;
  throw new StartupError(
    `The settings cannot be used:\n  ${name} ${PUBLIC[name]}, but no payment is set up: set PAYPHONE_TOKEN and ` +
      "PAYPHONE_STORE_ID to take real payments, PAYPHONE_SANDBOX=0 to sell by transfer, Deuna or cash alone, or " +
      "PAYPHONE_SANDBOX=1 to try the shop with a sandbox that takes no money",
  );
}
