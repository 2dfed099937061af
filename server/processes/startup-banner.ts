import { settings } from "#app/settings.ts";
import type { Environment } from "../runtime/environment.ts";
import type { RunningShop } from "./start-shop.ts";

const SIGN_IN = {
  hosted: "with a staff member's account of your Supabase project",
  none: "not possible with sample products: no database is set",
};

const SANDBOX =
  "Payments:           SANDBOX, which takes no money  (set PAYPHONE_TOKEN and PAYPHONE_STORE_ID for real payments)";

const TEST_INVOICES =
  "Invoices:           SANDBOX, which have no value  (set SRI_CERTIFICATE_FILE and SRI_CERTIFICATE_PASSWORD for real ones)";

const KEPT_MAIL =
  "Emails:             kept in DATA_DIR/outbox, not sent  (set SMTP_URL to send them)";

const NOTICES = `Owner's notices:    to ${settings.staffEmail}  (staffEmail in app/settings.ts)`;

function signIn({ mode, owner }: RunningShop): string {
  if (mode !== "embedded") return SIGN_IN[mode];
  if (!owner?.username) return "with a staff member's email address and password";
  if (owner.password) {
    return `username ${owner.username}, password ${owner.password} (shown only this once: keep it)`;
  }
  return `username ${owner.username}, with the password you were given or set`;
}

/**
 * Return the start-up banner: the URL, the owner's sign-in and address, whether payments and invoices are in the sandbox, and
 * whether emails are sent.
 */
export function startupBanner(
  shop: RunningShop,
  { smtpUrl }: Pick<Environment, "smtpUrl">,
): string {
  return [
    `${settings.brand} is open: ${shop.url}`,
    `Owner's sign-in:    ${shop.url}/admin  (${signIn(shop)})`,
    ...(shop.mode === "none" ? [] : [NOTICES]),
    ...(shop.isSandbox ? [SANDBOX] : []),
    ...(shop.hasTestInvoices ? [TEST_INVOICES] : []),
    ...(smtpUrl === null && shop.mode !== "none" ? [KEPT_MAIL] : []),
    "Stop with Ctrl+C.",
  ].join("\n");
}
