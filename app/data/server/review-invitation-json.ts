import { z } from "zod";
import { LANGUAGES } from "#app/domain/language.ts";
import type { ReviewInvitationMail } from "#app/domain/review-invitation.ts";
import { BoughtProductsSchema } from "../bought-products-json.ts";

/** The payload that `invite_reviewers` writes. */
export const ReviewInvitationMailSchema: z.ZodType<ReviewInvitationMail> = z.object({
  token: z.string(),
  language: z.enum(LANGUAGES),
  products: BoughtProductsSchema,
});
