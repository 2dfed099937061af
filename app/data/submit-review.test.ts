import { expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { noReviews, type Reviews } from "./reviews.ts";
import { submitReview } from "./submit-review.ts";

const unexpected = (error: unknown) => {
  throw error;
};
const BEHIND = { token: "0".repeat(32), language: "es", report: unexpected } as const;

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const TYPED = { productId: "p", stars: "5", size: "M", author: " Ana ", words: "Linda\r\nmucho" };

const rejecting = (...error: ConstructorParameters<typeof ShopError>): Reviews => ({
  ...noReviews(),
  write: () => Promise.reject(new ShopError(...error)),
});

test("writes what was typed, in the page's language, with plain line breaks", async () => {
  const write = vi.fn<Reviews["write"]>(async () => {});
  const { result, status } = await submitReview({ ...noReviews(), write }, formOf(TYPED), BEHIND);
  expect({ result, status }).toEqual({
    result: { outcome: "written", productId: "p" },
    status: 200,
  });
  expect(write).toHaveBeenCalledWith(
    BEHIND.token,
    { ...TYPED, author: "Ana", words: "Linda\nmucho", fit: "", heightCm: "" },
    "es",
  );
});

test("returns what was typed with the field that is wrong", async () => {
  const reviews = rejecting("INVALID_REVIEW", "Wrong.", "link");
  const { result, status } = await submitReview(reviews, formOf(TYPED), BEHIND);
  expect(status).toBe(422);
  expect(result).toMatchObject({ outcome: "invalid", problem: "link", draft: { stars: "5" } });
});

test.for([
  ["REVIEW_WRITTEN", "written", 200],
  ["REVIEW_NOT_INVITED", "not_invited", 404],
  ["TOO_MANY_REQUESTS", "too_many", 429],
  ["INVALID_REVIEW", "failed", 503],
] as const)("answers %s with %s", async ([code, outcome, status]) => {
  const answer = await submitReview(rejecting(code, "No."), formOf(TYPED), BEHIND);
  expect(answer.result.outcome).toBe(outcome);
  expect(answer.status).toBe(status);
});

test("tells when to try again", async () => {
  const limited = rejecting("TOO_MANY_REQUESTS", "Wait.", "120");
  const { headers } = await submitReview(limited, formOf(TYPED), BEHIND);
  expect(headers).toEqual({ "Cache-Control": "no-store", "Retry-After": "120" });
});

test("reports a database that is away", async () => {
  const report = vi.fn();
  const { result } = await submitReview(noReviews(), formOf({}), { ...BEHIND, report });
  expect(result.outcome).toBe("failed");
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("Supabase not configured"));
});

test("declines further invitations", async () => {
  const decline = vi.fn<Reviews["decline"]>(async () => {});
  const form = formOf({ intent: "decline" });
  const { result } = await submitReview({ ...noReviews(), decline }, form, BEHIND);
  expect(result.outcome).toBe("declined");
  expect(decline).toHaveBeenCalledWith(BEHIND.token);
});
