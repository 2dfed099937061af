import { z } from "zod";
import { LANGUAGES } from "../text/language.ts";

/** The result of `products_to_review`: products that a buyer may review, with what they bought of each. */
const BoughtProductsSchema = z.array(
  z.object({
    productId: z.uuid(),
    slug: z.string(),
    name: z.string(),
    nameEs: z.string().nullable(),
    /** A URL; null for none. */
    image: z.string().nullable(),
    choices: z.array(z.object({ size: z.string(), color: z.string() })).min(1),
  }),
);

export type BoughtProduct = z.infer<typeof BoughtProductsSchema>[number];

/** What the buyer behind a link may review, and has reviewed. */
export const ReviewInvitationSchema = z.object({
  firstName: z.string(),
  /** Whether the address is invited no more. */
  hasDeclined: z.boolean(),
  products: BoughtProductsSchema,
  reviews: z.array(z.object({ productId: z.uuid(), stars: z.int(), words: z.string() })),
});

export type ReviewInvitation = z.infer<typeof ReviewInvitationSchema>;

/** An email that invites the buyer of an order: the payload that `invite_reviewers` writes. */
export const ReviewInvitationMailSchema = z.object({
  token: z.string(),
  language: z.enum(LANGUAGES),
  products: BoughtProductsSchema,
});

export type ReviewInvitationMail = z.infer<typeof ReviewInvitationMailSchema>;
