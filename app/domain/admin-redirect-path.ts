import { pathIn } from "./language.ts";

/** Where the owner arrives after signing in. */
const ADMIN_HOME = "/admin/products";

/** Takes where the owner wanted to go and returns where sign-in may lead: only into the admin, else its first tab; in English. */
export function adminRedirectPath(wanted: string | null): string {
  const path = pathIn("en", wanted ?? "");
  const isOurs = /^\/admin\/[a-z0-9/?=&%+.-]*$/i.test(path);
  return isOurs && !path.includes("//") && !path.includes("..") ? path : ADMIN_HOME;
}
