import { z } from "zod";
import { FITS } from "#app/domain/product/product-details.ts";
import {
  type AdminReviewQuery,
  REVIEW_STATES,
  type ReviewState,
} from "#app/domain/review/admin-review.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { camelKeys } from "../camel-keys.ts";
import { TimeSchema } from "../time-schema.ts";
import { type AdminPage, readAdminPage, rowRangeFrom } from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { requireStaff } from "./session.ts";

const RowSchema = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    orders: z.object({ number: z.string() }),
    product_id: z.uuid(),
    product_name: z.string(),
    /** Null if it was not translated when it was bought. */
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
    written_at: TimeSchema,
  })
  .transform(({ orders, ...row }) => ({ ...camelKeys(row), orderNumber: orders.number }));

/** A review as staff read it. */
export type AdminReview = z.infer<typeof RowSchema>;

async function readRange(state: ReviewState, first: number, last: number) {
  const client = await requireStaff();
  const answer = await client
    .from("reviews")
    .select("*,orders(number)", { count: "exact" })
    .eq("state", state)
    .order("written_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, last);
  return rowRangeFrom("listing reviews", answer, (row) => RowSchema.parse(row));
}

/** Return a page of the reviews of a state, newest first. Throws a ShopError. */
export function listReviews({ state, page }: AdminReviewQuery): Promise<AdminPage<AdminReview>> {
  return readAdminPage(page, (first, last) => readRange(state, first, last));
}

/** Count the reviews that staff have not read. Throws a ShopError. */
export function countPendingReviews(): Promise<number> {
  return countAsStaff("counting reviews", (client) =>
    client.from("reviews").select("id", ONLY_COUNT).eq("state", "pending"),
  );
}

/** Publish or reject a review. Throws a ShopError; `NOT_FOUND` if it was erased. */
export async function decideReview(id: string, state: ReviewState): Promise<void> {
  const data = await askAsStaff("deciding about a review", (client) =>
    client.from("reviews").update({ state }).eq("id", id).select("id"),
  );
  if (data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
}

/** Return the days from a delivery to its invitation; null while no one is invited. Throws a ShopError. */
export async function getInviteDays(): Promise<number | null> {
  const data = await askAsStaff("reading when buyers are invited", (client) =>
    client.from("review_settings").select("invite_days").single(),
  );
  return data.invite_days;
}

/**
 * Change the days from a delivery to its invitation; null invites no one. Throws a ShopError: `SETTINGS_CHANGED` if they are neither those
 * that were read nor the wanted ones.
 */
export async function setInviteDays(days: number | null, opened: number | null): Promise<void> {
  const data = await askAsStaff("changing when buyers are invited", (client) => {
    const settings = client.from("review_settings").update({ invite_days: days });
    // The same twice is no conflict.
    const known = [opened, days].map((one) => `invite_days.${one === null ? "is" : "eq"}.${one}`);
    return settings.eq("id", true).or(known.join()).select("id");
  });
  if (data.length === 0) throw new ShopError("SETTINGS_CHANGED", "The days are others.");
}
