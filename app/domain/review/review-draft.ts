/** A review as it is typed. The database checks it. */
export type ReviewDraft = {
  productId: string;
  stars: string;
  fit: string;
  words: string;
  size: string;
  heightCm: string;
  author: string;
};

/** What the database may find wrong with a review; `link` is a link in its words. */
export const REVIEW_PROBLEMS = [
  "stars",
  "fit",
  "size",
  "heightCm",
  "author",
  "words",
  "link",
] as const;

export type ReviewProblem = (typeof REVIEW_PROBLEMS)[number];

/** What became of a posted form. A form that declines invitations is about no product: ''. */
export type ReviewOutcome =
  | { outcome: "written" | "declined"; productId: string }
  | { outcome: "not_invited" | "too_many" | "failed"; productId: string; draft: ReviewDraft }
  | { outcome: "invalid"; productId: string; problem: ReviewProblem; draft: ReviewDraft };
