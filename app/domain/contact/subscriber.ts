import { type TableQuery, tableQueryFrom } from "../query/admin-query.ts";
import { shopTimestampOf } from "../time/shop-time.ts";

/** An address for the newsletter, which it receives once its owner has confirmed it. */
export type Subscriber = {
  id: string;
  email: string;
  /** ISO time. */
  consentedAt: string;
  /** ISO time; null before. */
  confirmedAt: string | null;
};

const SUBSCRIBER_SORTS = ["consented", "email"] as const;

export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];
export type SubscriberQuery = TableQuery<SubscriberSort>;

/** Parse the query of the newsletter page. Default: latest first. Never throws. */
export function subscriberQueryFrom(query: URLSearchParams): SubscriberQuery {
  return tableQueryFrom(query, SUBSCRIBER_SORTS);
}

/** Return confirmed subscribers as CSV rows with headings, times in Ecuador's time zone; the others may be strangers' addresses. */
export function subscriberCsvRows(
  subscribers: Subscriber[],
  headings: { email: string; consentedAt: string; confirmedAt: string },
): string[][] {
  return [
    [headings.email, headings.consentedAt, headings.confirmedAt],
    ...subscribers.flatMap(({ email, consentedAt, confirmedAt }) =>
      confirmedAt ? [[email, shopTimestampOf(consentedAt), shopTimestampOf(confirmedAt)]] : [],
    ),
  ];
}
