import { type TableQuery, tableQueryFrom } from "./admin-query.ts";
import { shopTimestampOf } from "./shop-time.ts";

/** An address that receives the newsletter. */
export type Subscriber = {
  id: string;
  email: string;
  /** ISO time. */
  consentedAt: string;
};

const SUBSCRIBER_SORTS = ["consented", "email"] as const;

export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];
export type SubscriberQuery = TableQuery<SubscriberSort>;

/** Parse the query of the newsletter page. Default: latest first. Never throws. */
export function subscriberQueryFrom(query: URLSearchParams): SubscriberQuery {
  return tableQueryFrom(query, SUBSCRIBER_SORTS);
}

/** Return subscribers as CSV rows with headings, times in Ecuador's time zone. */
export function subscriberCsvRows(
  subscribers: Subscriber[],
  headings: { email: string; consentedAt: string },
): string[][] {
  return [
    [headings.email, headings.consentedAt],
    ...subscribers.map(({ email, consentedAt }) => [email, shopTimestampOf(consentedAt)]),
  ];
}
