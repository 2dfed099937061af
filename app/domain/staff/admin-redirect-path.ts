import { pathIn } from "../text/language.ts";

/** The first tab. */
const ADMIN_HOME = "/admin/products";

/** Return the English path to open after sign-in: the requested one if it is a page of the admin, else the first tab. */
export function adminRedirectPath(requested: string | null): string {
  const path = pathIn("en", requested ?? "");
  const isOurs = /^\/admin\/[a-z0-9/?=&%+.-]*$/i.test(path);
  return isOurs && !path.includes("//") && !path.includes("..") ? path : ADMIN_HOME;
}
