import { offersSandbox } from "../payment/sandbox-offer.ts";
import type { Environment } from "../runtime/environment.ts";

type SriSettings = Pick<
  Environment,
  "certificate" | "sriSandbox" | "payphone" | "supabase" | "host" | "storeUrl" | "paymentSandbox"
>;

/**
 * Return whether the shop issues the sandbox's invoices: SRI_SANDBOX asks for it, or there is no certificate, the
 * database is embedded and payments are in their sandbox, too. So real payments get no invoices that count for nothing,
 * and a public shop has to ask for it (decisions 037 and 073).
 */
export function offersSriSandbox(settings: SriSettings): boolean {
  const { certificate, sriSandbox, supabase } = settings;
  if (certificate !== null || sriSandbox === "off") return false;
  if (sriSandbox !== "default") return true;
  return supabase.mode === "embedded" && offersSandbox(settings);
}
