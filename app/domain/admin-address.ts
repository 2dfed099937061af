/** Where the owner arrives after signing in. */
const ADMIN_HOME = "/admin/products";

/** Takes where the owner wanted to go and returns where sign-in may lead: only into the admin, else its first tab. */
export function adminTargetOf(wanted: string | null): string {
  const isOurs = wanted !== null && /^\/admin\/[a-z0-9/?=&%+.-]*$/i.test(wanted);
  return isOurs && !wanted.includes("//") && !wanted.includes("..") ? wanted : ADMIN_HOME;
}
