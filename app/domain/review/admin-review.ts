import { pageFromQuery } from "../query/page-from-query.ts";

export const REVIEW_STATES = ["pending", "published", "rejected"] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** The most days from a delivery to its invitation. */
const MAX_INVITE_DAYS = 60;

/** Parse the query of the tab Reviews. Never throws. */
export function adminReviewQueryFrom(query: URLSearchParams) {
  return {
    state: REVIEW_STATES.find((state) => state === query.get("state")) ?? "pending",
    page: pageFromQuery(query),
  };
}

export type AdminReviewQuery = ReturnType<typeof adminReviewQueryFrom>;

/** Return the days from a delivery to its invitation as typed; null if it is no number of 0 to 60. */
export function inviteDaysFrom(text: string): number | null {
  if (!/^\d{1,2}$/.test(text.trim())) return null;
  const days = Number(text);
  return days <= MAX_INVITE_DAYS ? days : null;
}
