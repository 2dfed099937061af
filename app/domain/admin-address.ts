import { pathIn } from "./language.ts";

/** Where the owner arrives after signing in. */
const ADMIN_HOME = "/admin/products";

/** Takes where the owner wanted to go and returns where sign-in may lead: only into the admin, else its first tab; in English. */
export function adminTargetOf(wanted: string | null): string {
  const address = pathIn("en", wanted ?? "");
  const isOurs = /^\/admin\/[a-z0-9/?=&%+.-]*$/i.test(address);
  return isOurs && !address.includes("//") && !address.includes("..") ? address : ADMIN_HOME;
}
