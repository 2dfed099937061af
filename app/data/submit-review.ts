import {
  REVIEW_PROBLEMS,
  type ReviewDraft,
  type ReviewOutcome,
} from "#app/domain/review/review-draft.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Language } from "#app/domain/text/language.ts";
import { fieldText } from "#app/domain/text/posted-form.ts";
import type { Reviews } from "./reviews.ts";

/** More than the database takes, so that it tells what is too long. */
const MAX_INPUT_LENGTH = 2001;

const STATUSES: Record<ReviewOutcome["outcome"], number> = {
  written: 200,
  declined: 200,
  invalid: 422,
  not_invited: 404,
  too_many: 429,
  failed: 503,
};

/** Return what was typed into a review form, trimmed and cut. */
export function readReviewDraft(form: FormData): ReviewDraft {
  const textOf = (name: keyof ReviewDraft) => {
    // Forms send line breaks as CRLF.
    const text = fieldText(form, name).replaceAll("\r\n", "\n");
    return text.trim().slice(0, MAX_INPUT_LENGTH);
  };
  return {
    productId: textOf("productId"),
    stars: textOf("stars"),
    fit: textOf("fit"),
    words: textOf("words"),
    size: textOf("size"),
    heightCm: textOf("heightCm"),
    author: textOf("author"),
  };
}

/** Return what a failed call means to the buyer. A review that was written before counts as written. */
function outcomeOf(error: unknown, draft: ReviewDraft): ReviewOutcome {
  const { productId } = draft;
  if (!(error instanceof ShopError)) return { outcome: "failed", productId, draft };
  if (error.code === "REVIEW_WRITTEN") return { outcome: "written", productId };
  if (error.code === "REVIEW_NOT_INVITED") return { outcome: "not_invited", productId, draft };
  if (error.code === "TOO_MANY_REQUESTS") return { outcome: "too_many", productId, draft };
  const problem = REVIEW_PROBLEMS.find((known) => known === error.hint);
  return problem
    ? { outcome: "invalid", productId, problem, draft }
    : { outcome: "failed", productId, draft };
}

type BehindLink = {
  token: string;
  language: Language;
  /** Receives failures, of which the buyer sees no details. */
  report: (error: unknown) => void;
};

/** Do what a form behind a review link asks for; return the outcome with its HTTP status and headers. */
export async function submitReview(
  reviews: Reviews,
  form: FormData,
  { token, language, report }: BehindLink,
) {
  const draft = readReviewDraft(form);
  const answer = (result: ReviewOutcome, retryAfter: string | null = null) => ({
    result,
    status: STATUSES[result.outcome],
    headers: { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) },
  });
  try {
    if (form.get("intent") === "decline") {
      await reviews.decline(token);
      return answer({ outcome: "declined", productId: "" });
    }
    await reviews.write(token, draft, language);
    return answer({ outcome: "written", productId: draft.productId });
  } catch (error) {
    const result = outcomeOf(error, draft);
    const hint = error instanceof ShopError ? error.hint : null;
    // A rejected input is the buyer's to correct.
    if (!(error instanceof ShopError)) report(error);
    return answer(result, result.outcome === "too_many" ? (hint ?? "60") : null);
  }
}
