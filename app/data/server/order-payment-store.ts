import { z } from "zod";
import { MANUAL_METHODS, type ManualMethod } from "#app/domain/checkout/payment-method.ts";
import type { ProofType } from "#app/domain/payment/payment-proof.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { callDatabase } from "../call-database.ts";
import { OrderSchema } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { CheckoutSchema } from "./checkout-json.ts";
import { REFERENCE, requireReference } from "./checkout-store.ts";

/** The form of every pay link's token. */
const PAY_TOKEN = /^[0-9a-f]{32}$/;

const OfferedSchema = z.array(z.object({ kind: z.enum(MANUAL_METHODS), holdHours: z.int() }));

const AwaitingSchema = z
  .object({
    order: OrderSchema,
    instructions: z.string(),
    instructionsEs: z.string(),
    qrImage: z.string(),
    refusal: z.string().nullable(),
    payToken: z.string().nullable(),
    proofs: z.int(),
    isUnchecked: z.boolean(),
    isSoldOut: z.boolean(),
    isCardUnderWay: z.boolean(),
  })
  .transform(({ instructions: en, instructionsEs: es, ...awaiting }) => ({
    ...awaiting,
    instructions: { en: en || es, es: es || en },
  }));

const ContactSchema = z.object({
  email: z.string(),
  phone: z.string(),
  language: z.enum(LANGUAGES),
});

/** A checkout with what the provider's button needs beside it. */
const CardCheckoutSchema = z
  .unknown()
  .transform((json) => ({ checkout: CheckoutSchema.parse(json), ...ContactSchema.parse(json) }));

/** Payment that a person confirms. Each method is one database transaction and may be repeated. */
export type OrderPaymentStore = ReturnType<typeof supabaseOrderPaymentStore>;

/**
 * Return the payments of orders in the database. `createReference` overrides the database's own references. Methods
 * throw an Error if the database cannot be reached.
 */
export function supabaseOrderPaymentStore(
  client: SupabaseClient,
  createReference: () => string | null = () => null,
) {
  const call = callDatabase(client);
  return {
    /** Return how an open checkout may be paid beside PayPhone. */
    listOffered: (reference: string) => call("list_offered_methods", { reference }, OfferedSchema),
    /** Return whether any of these ways to pay is enabled. */
    offersAny: () => call("offers_methods", {}, z.boolean()),
    /** Make the order of a checkout, which awaits its payment with its units held. Throws a ShopError. */
    async choose(reference: string, method: ManualMethod) {
      requireReference(reference);
      return call("await_payment", { reference, method }, OrderSchema);
    },
    /** Return an order that awaits its payment or was cancelled before; null for others. */
    async find(reference: string) {
      if (!REFERENCE.test(reference)) return null;
      return call("find_awaiting_order", { reference }, AwaitingSchema.nullable());
    },
    /** Return the reference of the order behind a pay link; null where there is none. */
    async findPayLink(token: string) {
      return PAY_TOKEN.test(token) ? call("find_pay_link", { token }, z.string().nullable()) : null;
    },
    /** Replace the checkout of an order by one with a new reference, for a payment by card. Throws a ShopError. */
    async replaceCheckout(reference: string) {
      requireReference(reference);
      return call(
        "replace_awaiting_checkout",
        { reference, newReference: createReference() },
        CardCheckoutSchema,
      );
    },
    /** Store a proof of payment and tell the owner. Throws a ShopError. */
    async addProof(reference: string, type: ProofType, content: Uint8Array) {
      requireReference(reference);
      await call("add_payment_proof", {
        reference,
        contentType: type,
        content: Buffer.from(content).toString("base64"),
      });
    },
    /** Cancel orders whose payment did not come in time; return how many. */
    expire: (maxCount: number) => call("expire_awaiting_orders", { maxCount }, z.int()),
  };
}
