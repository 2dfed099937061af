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
 * Takes the settings and returns whether shoppers pay in the sandbox: PAYPHONE_SANDBOX asks for it, or the database is embedded
 * and there is no PayPhone token.
 */
export function offersSandbox({ payphone, supabase, wantsSandbox }: PaymentSettings): boolean {
  return payphone === null && (wantsSandbox || supabase.mode === "embedded");
}

/**
 * Takes the settings and refuses a sandbox that nobody asked for where others could order from it (decision 037).
 * Throws a StartupError with one line that names the setting and what to do; its value is not repeated.
 */
export function refusePublicSandbox(settings: PaymentSettings): void {
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
