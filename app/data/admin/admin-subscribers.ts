import { searchCondition } from "#app/domain/admin-query.ts";
import type { Subscriber, SubscriberQuery, SubscriberSort } from "#app/domain/subscriber.ts";
import { type AdminPage, readAdminPage, readEveryRow, rowRangeFrom } from "./admin-page.ts";
import { requireStaff } from "./admin-session.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const COLUMN_OF: Record<SubscriberSort, string> = { consented: "consented_at", email: "email" };

async function readRange(query: SubscriberQuery, first: number, last: number) {
  const client = await requireStaff();
  let select = client
    .from("newsletter_subscribers")
    .select("id,email,consented_at,confirmed_at", { count: "exact" });
  if (query.search) select = select.or(searchCondition(["email"], query.search));
  const answer = await select
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  return rowRangeFrom("listing subscribers", answer, (row) => ({
    id: row.id,
    email: row.email,
    consentedAt: new Date(row.consented_at).toISOString(),
    confirmedAt: row.confirmed_at && new Date(row.confirmed_at).toISOString(),
  }));
}

/** Return one page of the newsletter's subscribers. Throws a ShopError. */
export function listSubscribers(query: SubscriberQuery): Promise<AdminPage<Subscriber>> {
  return readAdminPage(query.page, (first, last) => readRange(query, first, last));
}

/** Return every subscriber that matches, read in pages. Throws a ShopError. */
export function listEverySubscriber(query: SubscriberQuery): Promise<Subscriber[]> {
  return readEveryRow((first, last) => readRange(query, first, last));
}

/** Remove an address from the newsletter. Throws a ShopError. */
export async function removeSubscriber(id: string): Promise<void> {
  await askAsStaff("removing a subscriber", (client) =>
    client.from("newsletter_subscribers").delete().eq("id", id),
  );
}
