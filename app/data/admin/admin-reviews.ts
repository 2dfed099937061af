import { z } from "zod";
import { ADMIN_PAGE_SIZE, rowRangeOf } from "#app/domain/admin-query.ts";
import {
  type AdminReview,
  type AdminReviewQuery,
  REVIEW_STATES,
  type ReviewState,
} from "#app/domain/admin-review.ts";
import { LANGUAGES } from "#app/domain/language.ts";
import { FITS } from "#app/domain/product-details.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

const RowSchema = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    orders: z.object({ number: z.string() }),
    product_id: z.uuid(),
    product_name: z.string(),
    product_name_es: z.string().nullable(),
    language: z.enum(LANGUAGES),
    author: z.string(),
    stars: z.int(),
    fit: z.enum(FITS).nullable(),
    words: z.string(),
    size: z.string(),
    color: z.string(),
    height_cm: z.int().nullable(),
    is_sandbox: z.boolean(),
    state: z.enum(REVIEW_STATES),
    written_at: z.string(),
  })
  .transform(
    (row): AdminReview => ({
      id: row.id,
      state: row.state,
      orderId: row.order_id,
      orderNumber: row.orders.number,
      productId: row.product_id,
      productName: row.product_name,
      productNameEs: row.product_name_es,
      language: row.language,
      author: row.author,
      stars: row.stars,
      fit: row.fit,
      words: row.words,
      size: row.size,
      color: row.color,
      heightCm: row.height_cm,
      isSandbox: row.is_sandbox,
      writtenAt: new Date(row.written_at).toISOString(),
    }),
  );

export type AdminReviewPage = {
  reviews: AdminReview[];
  /** The page they are of, 1-based. */
  page: number;
  total: number;
  pageCount: number;
};

async function readPage({ state, page }: AdminReviewQuery): Promise<AdminReviewPage> {
  const client = await requireStaff();
  const answer = await client
    .from("reviews")
    .select("*,orders(number)", { count: "exact" })
    .eq("state", state)
    .order("written_at", { ascending: false })
    .order("id", { ascending: false })
    .range(...rowRangeOf(page));
  // Past the last row PostgREST answers 416. That is an empty page.
  if (answer.error && answer.status !== 416) {
    throw adminErrorFrom("listing reviews", answer.error, answer.status);
  }
  const total = answer.count ?? 0;
  return {
    reviews: z.array(RowSchema).parse(answer.data ?? []),
    page,
    total,
    pageCount: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)),
  };
}

/** Return a page of the reviews of a state, newest first; the first in place of one past the last. Throws a ShopError. */
export async function listReviews(query: AdminReviewQuery): Promise<AdminReviewPage> {
  const found = await readPage(query);
  // Staff empty the last page by deciding about its reviews.
  return found.reviews.length === 0 && query.page > 1 ? readPage({ ...query, page: 1 }) : found;
}

/** Count the reviews that staff have not read. Throws a ShopError. */
export async function countPendingReviews(): Promise<number> {
  const client = await requireStaff();
  const { count, error, status } = await client
    .from("reviews")
    .select("id", { count: "exact", head: true })
    .eq("state", "pending");
  if (error) throw adminErrorFrom("counting reviews", error, status);
  return count ?? 0;
}

/** Publish or reject a review. Throws a ShopError; `NOT_FOUND` if it was erased. */
export async function decideReview(id: string, state: ReviewState): Promise<void> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("reviews")
    .update({ state })
    .eq("id", id)
    .select("id");
  if (error) throw adminErrorFrom("deciding about a review", error, status);
  if (data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
}

/** Return the days from a delivery to its invitation; null while no one is invited. Throws a ShopError. */
export async function getInviteDays(): Promise<number | null> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("review_settings")
    .select("invite_days")
    .single();
  if (error) throw adminErrorFrom("reading when buyers are invited", error, status);
  return data.invite_days;
}

/** Change the days from a delivery to its invitation; null invites no one. Throws a ShopError. */
export async function setInviteDays(days: number | null): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client
    .from("review_settings")
    .update({ invite_days: days })
    .eq("id", true);
  if (error) throw adminErrorFrom("changing when buyers are invited", error, status);
}
