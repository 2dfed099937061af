import type {
  Subscriber,
  SubscriberQuery,
  SubscriberSort,
} from "#app/domain/contact/subscriber.ts";
import { searchCondition } from "#app/domain/query/admin-query.ts";
import type { Row, SupabaseClient } from "../supabase-client.ts";
import {
  type AdminPage,
  MAX_ROWS,
  readAdminPage,
  readEveryRow,
  rowRangeFrom,
  sortedRows,
} from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { requireStaff } from "./session.ts";

const COLUMN_OF: Record<SubscriberSort, string> = { consented: "consented_at", email: "email" };

type SubscriberRow = Pick<
  Row<"newsletter_subscribers">,
  "id" | "email" | "consented_at" | "confirmed_at"
>;

function subscriberFrom({ id, email, ...row }: SubscriberRow): Subscriber {
  return {
    id,
    email,
    consentedAt: new Date(row.consented_at).toISOString(),
    confirmedAt: row.confirmed_at && new Date(row.confirmed_at).toISOString(),
  };
}

function selectSubscribers(
  client: SupabaseClient,
  { search }: SubscriberQuery,
  options: { count?: "exact" } = {},
) {
  const select = client
    .from("newsletter_subscribers")
    .select("id,email,consented_at,confirmed_at", options);
  return search ? select.or(searchCondition(["email"], search)) : select;
}

async function readRange(query: SubscriberQuery, first: number, last: number) {
  const answer = await selectSubscribers(await requireStaff(), query, { count: "exact" })
    .order(COLUMN_OF[query.sort], { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  return rowRangeFrom("listing subscribers", answer, subscriberFrom);
}

/** Return one page of the newsletter's subscribers. Throws a ShopError. */
export function listSubscribers(query: SubscriberQuery): Promise<AdminPage<Subscriber>> {
  return readAdminPage(query.page, (first, last) => readRange(query, first, last));
}

/** Return every subscriber that matches. Throws a ShopError. */
export async function listEverySubscriber(query: SubscriberQuery): Promise<Subscriber[]> {
  const subscribers = await readEveryRow(
    async (key) => {
      const data = await askAsStaff("listing subscribers", (client) =>
        selectSubscribers(client, query).gte("id", key).order("id").limit(MAX_ROWS),
      );
      return data.map(subscriberFrom);
    },
    ({ id }) => id,
  );
  return sortedRows(subscribers, query.direction, ({ email, consentedAt }) =>
    query.sort === "email" ? email : consentedAt,
  );
}

/** Remove an address from the newsletter. Throws a ShopError. */
export async function removeSubscriber(id: string): Promise<void> {
  await askAsStaff("removing a subscriber", (client) =>
    client.from("newsletter_subscribers").delete().eq("id", id),
  );
}
