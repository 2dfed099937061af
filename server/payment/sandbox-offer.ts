import { isLoopbackHost } from "../http/is-loopback-host.ts";
import type { Environment } from "../runtime/environment.ts";
import { StartupError } from "../runtime/startup-error.ts";

type PaymentSettings = Pick<
  Environment,
  "host" | "storeUrl" | "payphone" | "supabase" | "wantsSandbox"
>;

const PUBLIC = {
  STORE_URL: "names an address that others can open",
  HOST: "lets other machines reach the shop",
};

/**
 * Return whether shoppers pay in the sandbox: PAYPHONE_SANDBOX is set, or the database is embedded and there is no
 * PayPhone token.
 */
export function offersSandbox({ payphone, supabase, wantsSandbox }: PaymentSettings): boolean {
  return payphone === null && (wantsSandbox || supabase.mode === "embedded");
}

/**
 * Reject a sandbox that was not requested where others could order from it (decision 037).
 * Throws a StartupError that names the setting and what to do, without the setting's value.
 */
export function rejectPublicSandbox(settings: PaymentSettings): void {
  const { host, storeUrl, wantsSandbox } = settings;
  if (wantsSandbox || !offersSandbox(settings)) return;
  const names: (keyof typeof PUBLIC)[] = [];
  if (storeUrl !== null && !isLoopbackHost(new URL(storeUrl).hostname)) names.push("STORE_URL");
  if (!isLoopbackHost(host)) names.push("HOST");
  const [name] = names;
  if (name === undefined) return;
  throw new StartupError(
    `The settings cannot be used:\n  ${name} ${PUBLIC[name]}, but no payment is set up: set PAYPHONE_TOKEN and ` +
      "PAYPHONE_STORE_ID to take real payments, or PAYPHONE_SANDBOX=1 to try the shop with a sandbox that takes no money",
  );
}
