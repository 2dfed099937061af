import type { TestShop } from "./open-test-shop.ts";

/** The session of staff that the admin's queries use under test. Test files share loaded modules, so they share it, too. */
export const staffSession: { client: unknown } = { client: null };

/** Sign the shop's member of staff in for the admin's queries. */
export function signStaffIn({ clientAs }: Pick<TestShop, "clientAs">): void {
  staffSession.client = clientAs("staff");
}
