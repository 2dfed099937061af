import { z } from "zod";
import type { ReviewDraft } from "#app/domain/review/review-draft.ts";
import {
  type ReviewInvitation,
  ReviewInvitationSchema,
} from "#app/domain/review/review-invitation.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Language } from "#app/domain/text/language.ts";
import { callDatabase } from "./call-database.ts";
import { notConfigured } from "./not-configured.ts";
import type { SupabaseClient } from "./supabase-client.ts";

const TokenSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** What buyers do behind the link of their invitation. */
export type Reviews = ReturnType<typeof supabaseReviews>;

/** Return the reviews in the database. `client` has the secret key. Methods throw an Error if the database cannot be reached. */
export function supabaseReviews(client: SupabaseClient) {
  const call = callDatabase(client);
  const isToken = (token: string) => TokenSchema.safeParse(token).success;
  return {
    /** Return the invitation of a link; null for an unknown one. Throws a ShopError `TOO_MANY_REQUESTS`. */
    async find(token: string): Promise<ReviewInvitation | null> {
      if (!isToken(token)) return null;
      return call("find_review_invitation", { token }, ReviewInvitationSchema.nullable());
    },
    /**
     * Store a review once; staff publish it. Throws a ShopError `REVIEW_NOT_INVITED`, `REVIEW_WRITTEN`, `TOO_MANY_REQUESTS`,
     * or `INVALID_REVIEW` whose hint is a ReviewProblem.
     */
    async write(token: string, { productId, fit, ...draft }: ReviewDraft, language: Language) {
      if (!isToken(token) || !z.uuid().safeParse(productId).success) {
        throw new ShopError("REVIEW_NOT_INVITED", "There is no such invitation.");
      }
      const review = { ...draft, fit: fit || null };
      await call("write_review", { token, productId, review, language });
    },
    /** Invite the address of a link no more; nothing for an unknown one. */
    async decline(token: string) {
      if (isToken(token)) await call("decline_reviews", { token });
    },
  };
}

/** The reviews without a database. */
export const noReviews = (): Reviews => ({
  find: notConfigured,
  write: notConfigured,
  decline: notConfigured,
});
