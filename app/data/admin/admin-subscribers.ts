import { ADMIN_PAGE_SIZE, rowRangeOf, searchCondition } from "#app/domain/admin-query.ts";
import type { Subscriber, SubscriberQuery, SubscriberSort } from "#app/domain/subscriber.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

/** The REST API's maximum rows per request. */
const MAX_ROWS = 1000;

const COLUMN_OF: Record<SubscriberSort, string> = { consented: "consented_at", email: "email" };

export type SubscriberPage = { subscribers: Subscriber[]; total: number; pageCount: number };

async function readRange(query: SubscriberQuery, first: number, last: number) {
  const client = await requireStaff();
  let select = client
    .from("newsletter_subscribers")
    .select("id,email,consented_at", { count: "exact" });
  if (query.search) select = select.or(searchCondition(["email"], query.search));
  const answer = await select
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  // Past the last row PostgREST answers 416. That is an empty page.
  if (answer.error && answer.status !== 416) {
    throw adminErrorFrom("listing subscribers", answer.error, answer.status);
  }
  const subscribers = (answer.data ?? []).map((row) => ({
    id: row.id,
    email: row.email,
    consentedAt: new Date(row.consented_at).toISOString(),
  }));
  return { subscribers, total: answer.count ?? 0 };
}

/** Return one page of the newsletter's subscribers. Throws a ShopError. */
export async function listSubscribers(query: SubscriberQuery): Promise<SubscriberPage> {
  const { subscribers, total } = await readRange(query, ...rowRangeOf(query.page));
  return { subscribers, total, pageCount: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)) };
}

/** Return every subscriber that matches, read in pages. Throws a ShopError. */
export async function listEverySubscriber(query: SubscriberQuery): Promise<Subscriber[]> {
  const every: Subscriber[] = [];
  for (;;) {
    const { subscribers } = await readRange(query, every.length, every.length + MAX_ROWS - 1);
    every.push(...subscribers);
    if (subscribers.length < MAX_ROWS) return every;
  }
}

/** Remove an address from the newsletter. Throws a ShopError. */
export async function removeSubscriber(id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from("newsletter_subscribers").delete().eq("id", id);
  if (error) throw adminErrorFrom("removing a subscriber", error, status);
}
