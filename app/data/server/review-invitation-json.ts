import { z } from "zod";
import { LANGUAGES } from "#app/domain/language.ts";
import type { ReviewInvitationMail } from "#app/domain/review-invitation.ts";
import { BoughtProductsSchema } from "../bought-products-json.ts";

const MailSchema = z.object({
  token: z.string(),
  language: z.enum(LANGUAGES),
  products: BoughtProductsSchema,
});

/** Parse the payload that `invite_reviewers` writes. Throws a ZodError. */
export function reviewInvitationMailFromJson(json: unknown): ReviewInvitationMail {
  return MailSchema.parse(json);
}
